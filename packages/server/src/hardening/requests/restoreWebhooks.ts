import type { Database } from '../../db/schema.ts';
import { idOf } from './callers.ts';

/** Two active webhooks, each with a delivery. */
export async function restoreWebhooks(db: Database): Promise<void> {
  for (const n of [1, 2]) {
    const state = { state: 'active', pause_reason: null, failing_since: null } as const;
    await db
      .insertInto('webhooks')
      .values({
        ...state,
        id: idOf(n),
        name: 'CI',
        url: 'https://ci.example/hook',
        secret: 'whsec_AAAA',
        events: '[]',
        created_at: n,
      })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(state))
      .execute();
    await db
      .insertInto('webhook_deliveries')
      .values({
        id: idOf(n),
        webhook_id: idOf(n),
        event: 'webhook.test',
        object_id: null,
        body: '{}',
        merge_key: null,
        created_at: n,
        state: 'delivered',
        attempts: 1,
        next_at: null,
        sent_at: n,
        answer_status: 204,
        answer_text: '',
        failure: null,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
  }
}
