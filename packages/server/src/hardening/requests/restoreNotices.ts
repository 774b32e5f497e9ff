import type { Database } from '../../db/schema.ts';

/** Both notice channels, set up and off. */
export async function restoreNotices(db: Database): Promise<void> {
  const rows = [
    {
      channel: 'mail',
      settings: {
        host: 'mail.example',
        port: 465,
        security: 'tls',
        user: 'me',
        from: null,
        to: 'me@example.com',
      },
    },
    { channel: 'telegram', settings: { chat: '1' } },
  ] as const;
  for (const { channel, settings } of rows) {
    const row = { is_on: 0, settings: JSON.stringify(settings), secret: 'a secret', updated_at: 1 } as const;
    await db
      .insertInto('notice_channels')
      .values({ channel, ...row })
      .onConflict((conflict) => conflict.column('channel').doUpdateSet(row))
      .execute();
  }
}
