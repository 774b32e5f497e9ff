import type { Handlers } from '../../contract/handler.ts';
import { find } from '../../search/find.ts';

export const searchHandlers = {
  search: async ({ db, input, now }) => {
    return { status: 200, body: await find(db, { ...input.query, now: now() }) };
  },
} satisfies Partial<Handlers>;
