import { expect, test } from 'vitest';
import { describeDatabases } from '../testing/describeDatabases.ts';

describeDatabases('previews of texts', (databases) => {
  test('are rate-limited per account', async () => {
    const bench = await databases.startServer({ settings: { rateLimits: true } });
    const { access_token: as } = await bench.signIn();
    const preview = async () =>
      (await bench.ask('POST', '/api/v1/posts/preview/', { as, body: { body: 'a', language: 'ru' } })).status;
    expect(await preview()).toBe(200);
    await bench.server.database.db
      .updateTable('rate_limits')
      .set({ uses: 240 })
      .where('key', 'like', 'preview:%')
      .execute();
    expect(await preview()).toBe(429);
    await bench.stop();
  });
});
