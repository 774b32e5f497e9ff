import type { Result } from '@janus-site/core';
import { fieldErrors } from '@janus-site/core';
import type { FieldErrors, SingleKind } from '@janus-site/core/editor';
import { createEditor, singleResource } from '@janus-site/core/editor';
import type { ItemForm, Saver } from './useEditor.ts';
import { useEditor } from './useEditor.ts';

export interface SingleFormOptions<V, A> {
  /** The name of the draft on the device. */
  name: string;
  /** The server's version. */
  saved: V;
  isNew?: boolean;
  /** Returns errors by path, before anything is sent. */
  validate?(values: V): FieldErrors;
  /** The single call that saves everything. */
  send(values: V, saved: V): Promise<Result<A>>;
  /** Called after a successful save. */
  onSaved(answer: A): void;
}

export interface SingleForm<V> extends ItemForm<V> {
  saver: Saver;
}

/** A form saved by a single call. */
export function useSingleForm<V extends object, A>(options: SingleFormOptions<V, A>): SingleForm<V> {
  type Form = SingleKind<V, A>;
  const { name, saved, isNew = false } = options;
  const server = { saved, server: { isNew } };
  const { editor, form, state } = useEditor<Form, typeof options>(options, server, (latest, world) =>
    createEditor<Form>({
      ...world,
      name: world.draftName(name, isNew),
      server,
      resource: singleResource({
        validate: (values) => latest.current.validate?.(values) ?? {},
        fieldErrors,
      }),
      call: (step) => world.asOwner(() => latest.current.send(step.values, step.saved)),
      onAccepted: (_step, answer) => latest.current.onSaved(answer),
    }),
  );
  return { ...form, saver: { saving: state.saving, save: () => editor.save({ isByHand: true }) } };
}
