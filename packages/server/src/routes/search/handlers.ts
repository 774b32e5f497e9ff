import type { Handlers } from '../../contract/handler.ts';
import { writeContent } from '../../db/transaction.ts';
import { find } from '../../search/find.ts';
import { findInPanel } from '../../search/panelFind.ts';
import { readOwnSynonyms, writeOwnSynonyms } from '../../search/ownSynonyms.ts';
import { recordEvent } from '../../trail/recordEvent.ts';

export const searchHandlers = {
  search: async ({ db, input, now }) => {
    return { status: 200, body: await find(db, { ...input.query, now: now() }) };
  },

  searchPanel: async ({ db, input, language, now }) => {
    return { status: 200, body: { items: await findInPanel(db, { language, ...input.query, now: now() }) } };
  },

  getSearchTwins: async ({ db }) => {
    return { status: 200, body: { groups: await readOwnSynonyms(db) } };
  },

  replaceSearchTwins: async (call) => {
    const { groups } = call.input.body;
    await writeContent(call.db, async (trx) => {
      await writeOwnSynonyms(trx, groups);
      const object = { kind: 'search', id: null, title: '' } as const;
      await recordEvent(trx, call, { action: 'changed', object, details: ['twins'] });
    });
    return { status: 200, body: { groups } };
  },
} satisfies Partial<Handlers>;
