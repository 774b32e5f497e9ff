import type { Language } from '@janus-site/core';
import type { RefObject } from 'react';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import type * as CodeMirror from './codeMirror.ts';
import type { FieldAttributes, RichSource, SourceEvents } from './codeMirror.ts';
import { keepUndo, readUndo } from '../visit/keptUndo.ts';
import type { EditorRegistry } from './editorRegistry.ts';
import type { FindPhrases } from './find.ts';
import type { InsertMenu } from './insertMenu.ts';
import type { PictureStates } from './pictureWidgets.ts';
import type { Handover } from './textSource.ts';

export interface RichSourceProps {
  code: typeof CodeMirror;
  registry: RefObject<EditorRegistry>;
  language: Language;
  value: string;
  attributes: FieldAttributes;
  /** What an empty text shows. */
  placeholder: string;
  /** The words of find and replace. */
  phrases: FindPhrases;
  /** What `/` offers. */
  insertMenu: InsertMenu;
  keys: readonly string[];
  /** Of the text: by it the undo is found after a reload. */
  undoName: string;
  handover: Handover;
  events: SourceEvents;
  /** What becomes of the pictures that are on their way. */
  pictures: PictureStates;
}

/** Keeps a CodeMirror in the element of the ref: created with it, updated with each value; its undo history outlives it. */
export function useRichSource(props: RichSourceProps): RefObject<HTMLDivElement | null> {
  const { value, attributes, code, registry, language } = props;
  const parent = useRef<HTMLDivElement>(null);
  const source = useRef<RichSource>(null);
  const events = useRef(props.events);
  const menu = useRef(props.insertMenu);
  // In the commit itself: between it and a later effect a key could be pressed.
  useLayoutEffect(() => {
    events.current = props.events;
    menu.current = props.insertMenu;
  });
  const create = useEffectEvent((box: HTMLDivElement) =>
    code.createRichSource({
      parent: box,
      value,
      attributes,
      placeholder: props.placeholder,
      phrases: props.phrases,
      // Its words are those of the page; what it calls is looked up at the time.
      insertMenu: {
        ...props.insertMenu,
        findPosts: (typed) => menu.current.findPosts(typed),
        pickPicture: (name) => menu.current.pickPicture(name),
      },
      keys: props.keys,
      handover: props.handover,
      memory: registry.current.memories.get(language),
      keptUndo: readUndo(props.undoName, value),
      events: () => events.current,
    }),
  );
  const keep = useEffectEvent((made: RichSource) =>
    keepUndo(props.undoName, made.read().text, made.undo(), Date.now()),
  );
  useLayoutEffect(() => {
    if (!parent.current) return undefined;
    const { sources, memories } = registry.current;
    const made = create(parent.current);
    source.current = made;
    sources.set(language, made);
    // Of a page that is closed or reloaded nobody hears later.
    const handleLeave = () => keep(made);
    window.addEventListener('pagehide', handleLeave);
    return () => {
      window.removeEventListener('pagehide', handleLeave);
      handleLeave();
      source.current = null;
      sources.delete(language);
      memories.set(language, made.destroy());
    };
  }, [registry, language]);
  useLayoutEffect(() => source.current?.sync(value), [value]);
  const { pictures } = props;
  useLayoutEffect(() => source.current?.setPictures(pictures), [pictures]);
  const attributesText = JSON.stringify(attributes);
  const setAttributes = useEffectEvent(() => source.current?.setAttributes(attributes));
  useLayoutEffect(() => setAttributes(), [attributesText]);
  return parent;
}
