import type { Language } from '@janus-site/core';
import { isEditor, type Caller } from '../../contract/handler.ts';
import type { PostView } from './answer.ts';

/** Editors see drafts and sources. */
export function viewOf(caller: Caller | null, now: number, language?: Language): PostView {
  return { withSource: isEditor(caller), now, language };
}
