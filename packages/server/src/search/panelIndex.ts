import type { Database } from '../db/schema.ts';
import { factWord, indexWords } from './matching.ts';
import { tokensOf } from './stem.ts';
import { addToIndex, removeFromIndex, type Place } from './writeIndex.ts';

export type PanelKind = 'draft' | 'pending' | 'message';

/** What the panel alone finds: texts that are not published, changes that wait, and messages. */
export interface PanelText extends Place<PanelKind> {
  /** Milliseconds: its place in the order of what is found. */
  time: number;
  text: string;
  /** What a list is narrowed to, beside the kind. */
  facts?: readonly string[];
}

/** Puts texts into the panel's search; what was there in their places must be removed before. */
export function addPanelTexts(trx: Database, texts: readonly PanelText[]): Promise<void> {
  const added = texts.map(({ time, text, facts = [], ...row }) => {
    const words = [...indexWords(tokensOf(text)), ...[row.kind, ...facts].map(factWord)];
    return { row, time, words };
  });
  return addToIndex(trx, 'panel', added);
}

export function removePanelTexts(
  trx: Database,
  kind: PanelKind,
  itemId: string,
  language?: 'ru' | 'en',
): Promise<void> {
  return removeFromIndex(trx, 'panel', { kind, item_id: itemId, language });
}
