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
  /** Shown when the text is empty. */
  placeholder: string;
  /** The strings of find and replace. */
  phrases: FindPhrases;
  /** The menu opened by `/`. */
  insertMenu: InsertMenu;
  keys: readonly string[];
  /** Identifies the text, so that its undo history is found after a reload. */
  undoName: string;
  handover: Handover;
  events: SourceEvents;
  /** The states of pictures being uploaded. */
  pictures: PictureStates;
}

/** Mounts CodeMirror in the ref's element and updates it with each value; its undo history survives unmounting. */
export function useRichSource(props: RichSourceProps): RefObject<HTMLDivElement | null> {
  const { value, attributes, code, registry, language } = props;
  const parent = useRef<HTMLDivElement>(null);
  const source = useRef<RichSource>(null);
  const events = useRef(props.events);
  const menu = useRef(props.insertMenu);
  // A layout effect: a key could be pressed before a later one.
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
      // The strings are fixed; the callbacks are looked up on each call.
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
    // A page being closed or reloaded runs no cleanup, and one that a phone ends was only hidden before.
    const handleLeave = () => keep(made);
    window.addEventListener('pagehide', handleLeave);
    document.addEventListener('visibilitychange', handleLeave);
    return () => {
      window.removeEventListener('pagehide', handleLeave);
      document.removeEventListener('visibilitychange', handleLeave);
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
