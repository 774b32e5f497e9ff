import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { hashToken } from '../../accounts/tokens.ts';
import { describeDatabases } from '../../testing/describeDatabases.ts';
import { migrate, migrateLike } from '../migrate.ts';
import { openPostgres, openSqlite } from '../open.ts';

const before = ['001', '002', '003', '004', '005', '006', '007', '008'];

describeDatabases('preview links made before their tokens were hashed', (databases) => {
  test('are stored only by their hash and keep their expiry', async () => {
    const url = await databases.createDatabase();
    const { db, close } = url === null ? openSqlite(':memory:') : openPostgres(url);
    await migrateLike(db, before);
    const tokens = ['a', 'b'].map((letter) => letter.repeat(43));
    for (const token of tokens) {
      await sql`insert into posts (id, slug, sort_at, created_at, updated_at)
        values (${token}, ${token}, 5, 5, 5)`.execute(db);
      await sql`insert into preview_links (token, post_id, created_at, expires_at)
        values (${token}, ${token}, 5, 9)`.execute(db);
    }
    await migrate(db);
    const links = await db.selectFrom('preview_links').selectAll().orderBy('post_id').execute();
    expect(links).toEqual(
      tokens.map((token) => ({
        token_hash: hashToken(token),
        post_id: token,
        created_at: 5,
        expires_at: 9,
      })),
    );
    await close();
  });
});
