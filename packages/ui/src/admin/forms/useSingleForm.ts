import type { Result } from '@janus-site/core';
import { fieldErrors } from '@janus-site/core';
import type { FieldErrors, SingleKind } from '@janus-site/core/editor';
import { createEditor, singleResource } from '@janus-site/core/editor';
import type { ItemForm, Saver } from './useEditor.ts';
import { useEditor } from './useEditor.ts';

export interface SingleFormOptions<V, A> {
  /** Names the draft on the device. */
  name: string;
  /** What the server has. */
  saved: V;
  isNew?: boolean;
  /** What is wrong before anything is sent, by path. */
  validate?(values: V): FieldErrors;
  /** The one call that saves everything. */
  send(values: V, saved: V): Promise<Result<A>>;
  /** Hears of a save that went well. */
  onSaved(answer: A): void;
}

export interface SingleForm<V> extends ItemForm<V> {
  saver: Saver;
}

/** A form that one call saves whole. */
export function useSingleForm<V extends object, A>(options: SingleFormOptions<V, A>): SingleForm<V> {
  type Form = SingleKind<V, A>;
  const { name, saved, isNew = false } = options;
  const server = { saved, server: { isNew } };
  const { editor, form, state } = useEditor<Form, typeof options>(options, server, (latest, world) =>
    createEditor<Form>({
      ...world,
      name,
      server,
      resource: singleResource({
        validate: (values) => latest.read().validate?.(values) ?? {},
        fieldErrors,
      }),
      call: (step) => latest.read().send(step.values, step.saved),
      onAccepted: (_step, answer) => latest.read().onSaved(answer),
    }),
  );
  return { ...form, saver: { saving: state.saving, save: () => editor.save({ isByHand: true }) } };
}
