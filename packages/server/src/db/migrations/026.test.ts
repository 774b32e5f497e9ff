import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { describeDatabases } from '../../testing/describeDatabases.ts';
import { migrate, migrateLike } from '../migrate.ts';
import { openPostgres, openSqlite } from '../open.ts';

const before = Array.from({ length: 25 }, (_, at) => String(at + 1).padStart(3, '0')).filter(
  (name) => name !== '015' && name !== '024',
);

describeDatabases('migration 026', (databases) => {
  test('makes a tag of each word, joins a word with its transliteration, and leads every word to its tag', async () => {
    const url = await databases.createDatabase();
    const { db, close } = url === null ? openSqlite(':memory:') : openPostgres(url);
    await migrateLike(db, before);
    for (const post of ['a', 'b'])
      await sql`insert into posts (id, slug, original_language, sort_at, created_at, updated_at)
        values (${post}, ${post}, 'ru', 0, 0, 0)`.execute(db);
    const words = [
      ['a', 'SQL', 'sql'],
      ['b', 'sql', 'sql'],
      ['a', 'Базы данных', 'базы данных'],
      ['a', 'elektronika', 'elektronika'],
      ['a', 'Электроника', 'электроника'],
      ['b', 'электроника', 'электроника'],
      ['a', '.NET', '.net'],
      ['a', 'net', 'net'],
      ['a', '日本', '日本'],
    ];
    for (const [at, [post, name, key]] of words.entries())
      await sql`insert into post_tags (post_id, position, name, name_key, sort_at)
        values (${post}, ${at}, ${name}, ${key}, 0)`.execute(db);
    await migrate(db);
    const tags = await db.selectFrom('tags').select(['slug', 'name_ru', 'name_en']).orderBy('slug').execute();
    expect(tags.map(({ slug, name_ru, name_en }) => [slug, name_ru, name_en])).toEqual([
      ['bazy-dannykh', 'Базы данных', null],
      ['elektronika', 'Электроника', 'elektronika'],
      ['net', '.NET', '.NET'],
      ['net-2', 'net', 'net'],
      ['sql', 'SQL', 'SQL'],
      ['tag', '日本', '日本'],
    ]);
    const led = await db.selectFrom('tag_words').selectAll().execute();
    expect(Object.fromEntries(led.map(({ word, tag_key }) => [word, tag_key]))).toEqual({
      '.net': '.net',
      net: 'net',
      sql: 'sql',
      elektronika: 'elektronika',
      электроника: 'elektronika',
      'базы данных': 'базы данных',
      日本: '日本',
    });
    const own = await db
      .selectFrom('post_tags')
      .select(['post_id', 'name'])
      .where('name_key', '=', 'elektronika')
      .orderBy('post_id')
      .execute();
    expect(own).toEqual([
      { post_id: 'a', name: 'Электроника' },
      { post_id: 'b', name: 'Электроника' },
    ]);
    const counted = await db
      .selectFrom('tag_counts')
      .select(['name', 'posts'])
      .where('name_key', '=', 'elektronika')
      .execute();
    expect(counted.map(({ name, posts }) => [name, Number(posts)])).toEqual([['Электроника', 2]]);
    await close();
  });
});
