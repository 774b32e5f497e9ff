export { browserDevice } from './editor/browserDevice.ts';
export { createEditor } from './editor/createEditor.ts';
export type { Editor, EditorOptions } from './editor/createEditor.ts';
export { createDeviceTable } from './editor/deviceTable.ts';
export type { FoundDraft } from './editor/drafts.ts';
export { mergeValues } from './editor/merge.ts';
export { singleResource } from './editor/single.ts';
export type { SingleKind } from './editor/single.ts';
export { hasWords, translatedResource, withoutWords } from './editor/translated.ts';
export type { TranslatedKind, TranslatedStep, TranslatedValues } from './editor/translated.ts';
export type {
  EditorDevice,
  EditorEvent,
  EditorResource,
  EditorState,
  Kind,
  Saving,
  Sides,
} from './editor/types.ts';
export { same, valueAt } from './editor/values.ts';
export type { FieldErrors } from './editor/values.ts';
export { viewOf } from './editor/view.ts';
export type { EditorView } from './editor/view.ts';

export { postSides } from './editor/post/postKind.ts';
export type { PostAnswer, PostKind, PostStep } from './editor/post/postKind.ts';
export { postResource } from './editor/post/postResource.ts';
export { publishedText, textFields } from './editor/post/postValues.ts';
export type { PostShared, PostText, PostValues } from './editor/post/postValues.ts';
export type { SaveCommand, StatusChange, StatusChanges } from './editor/post/savePlan.ts';
