import {
  addAccessToken,
  hasRoomForToken,
  listAccessTokenRows,
  mostAccessTokens,
  removeAccessToken,
  scopesOf,
} from '../../accounts/accessTokens/store.ts';
import { requireSession } from '../../accounts/authenticate.ts';
import type { Caller, Handlers } from '../../contract/handler.ts';
import type { Schemas } from '../../contract/types.ts';
import type { Database } from '../../db/schema.ts';
import type { AccessTokenTable } from '../../db/schema/accounts.ts';
import { inTransaction } from '../../db/transaction.ts';
import { problem } from '../../errors.ts';
import { recordEvent, type Author } from '../../trail/recordEvent.ts';
import { tokenEvent } from '../../trail/tokenEvent.ts';
import { isoTime } from '../../values.ts';

function present(row: AccessTokenTable): Schemas['PersonalAccessToken'] {
  return {
    id: row.id,
    name: row.name,
    scopes: scopesOf(row),
    created_at: isoTime(row.created_at),
    expires_at: isoTime(row.expires_at),
    last_used_at: isoTime(row.last_used_at),
  };
}

async function requireRoom(trx: Database, userId: string): Promise<void> {
  if (await hasRoomForToken(trx, userId)) return;
  throw problem('conflict', {
    detail: {
      ru: `У вас уже ${mostAccessTokens} токенов доступа, больше нельзя. Отзовите лишний.`,
      en: `You already have ${mostAccessTokens} access tokens, which is the maximum. Revoke one that you do not need.`,
    },
  });
}

function record(
  trx: Database,
  call: Author & { caller: Caller },
  action: 'token_created' | 'token_revoked',
  name: string,
) {
  return recordEvent(trx, call, tokenEvent(action, call.caller, name));
}

type AccessTokenOperation = 'listAccessTokens' | 'createAccessToken' | 'deleteAccessToken';

/** The caller's personal access tokens. */
export const accessTokenHandlers: Pick<Handlers, AccessTokenOperation> = {
  async listAccessTokens({ db, caller }) {
    const rows = await listAccessTokenRows(db, caller.id);
    return { status: 200, body: { items: rows.map(present) } };
  },

  async createAccessToken(call) {
    const { db, input, caller, now } = call;
    const { name, scopes, expires_in_days: days } = input.body;
    const { row, token } = await inTransaction(db, async (trx) => {
      await requireSession(trx, caller);
      await requireRoom(trx, caller.id);
      await record(trx, { ...call, caller }, 'token_created', name);
      return addAccessToken(trx, { userId: caller.id, name, scopes, days, now: now() });
    });
    return { status: 201, body: { ...present(row), token } };
  },

  async deleteAccessToken(call) {
    const { db, input, caller } = call;
    await inTransaction(db, async (trx) => {
      const row = await removeAccessToken(trx, caller.id, input.params.id);
      if (!row) throw problem('not_found');
      await record(trx, { ...call, caller }, 'token_revoked', row.name);
    });
    return { status: 204 };
  },
};
