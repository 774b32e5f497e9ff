import sharp from 'sharp';
import { expect, test } from 'vitest';
import { addReply, changeMessage, findMessage } from '../routes/messages/store.ts';
import { repliesOf } from '../routes/messages/present.ts';
import { updateSeries } from '../routes/posts/series/write.ts';
import { updateTag } from '../routes/posts/tags/store.ts';
import { changeRedirect, redirectRow } from '../routes/redirects/store.ts';
import { findUserByName, setPasswordHash, setPhoto } from '../routes/users/store.ts';
import { describeDatabases } from '../testing/describeDatabases.ts';
import { meanwhile } from '../testing/meanwhile.ts';
import type { TestServer } from '../testing/startTestServer.ts';
import { inTransaction } from './transaction.ts';

describeDatabases('a row that is read and then written', (databases) => {
  async function start() {
    const bench = await databases.startServer({ settings: { rateLimits: false } });
    const { access_token: as } = await bench.signIn();
    return { bench, as, db: bench.server.database.db };
  }
  const ask = async <T>(
    { bench, as }: { bench: TestServer; as: string },
    method: string,
    path: string,
    body: object,
  ): Promise<T> => {
    const answer = await bench.ask<T>(method, `/api/v1/${path}`, { as, body });
    if (answer.status >= 300) throw new Error(answer.text);
    return answer.body;
  };

  test('an account keeps the password, photo and name that were set during another change of it', async () => {
    const at = await start();
    const account = { username: 'anna', password: 'long enough password' };
    const { id } = await ask<{ id: string }>(at, 'POST', 'users/', account);
    const photo = '/media/00000000-0000-4000-8000-000000000000.webp';
    await meanwhile(
      at.db,
      async (trx) => {
        await setPasswordHash(trx, { id, passwordHash: 'new', keptSession: null, now: 1 });
        await setPhoto(trx, id, photo, Date.now());
        await trx.updateTable('users').set({ last_name: 'Ёлкина' }).where('id', '=', id).execute();
      },
      () => ask(at, 'PATCH', `users/${id}/`, { first_name: 'Анна' }),
    );
    expect(await findUserByName(at.db, 'anna')).toMatchObject({
      password_hash: 'new',
      photo,
      first_name: 'Анна',
      last_name: 'Ёлкина',
      search_key: expect.stringContaining('ёлкина'),
    });
    await at.bench.stop();
  });

  test('a message keeps the reply and the state that were written during another change of it', async () => {
    const at = await start();
    const input = { name: 'Анна', message: 'Здравствуйте!', email: 'anna@example.com', elapsed_ms: 9000 };
    const { id } = await ask<{ id: string }>(at, 'POST', 'feedback/', input);
    const reply = (text: string) => ({ text, sent_at: new Date().toISOString(), author: 'owner' });
    await meanwhile(
      at.db,
      (trx) => addReply(trx, id, reply('Первый'), 1),
      () => inTransaction(at.db, (trx) => addReply(trx, id, reply('Второй'), 2)),
    );
    const row = await findMessage(at.db, id);
    expect(row && repliesOf(row).map(({ text }) => text)).toEqual(['Первый', 'Второй']);
    await meanwhile(
      at.db,
      (trx) => changeMessage(trx, id, { state: 'archived' }, 3),
      () => ask(at, 'PATCH', `feedback/${id}/`, { is_answered: false }),
    );
    expect(await findMessage(at.db, id)).toMatchObject({ state: 'archived', answered_at: null });
    await at.bench.stop();
  });

  test('a tag, a series, a redirect and a picture keep what was written during another change of them', async () => {
    const at = await start();
    const { db } = at;
    const series = await ask<{ id: string }>(at, 'POST', 'series/', { titles: { ru: 'Серия' } });
    await meanwhile(
      db,
      (trx) => updateSeries(trx, series.id, { descriptions: { ru: 'О чём она' } }, 1),
      () => ask(at, 'PATCH', `series/${series.id}/`, { titles: { en: 'Series' } }),
    );
    expect(await db.selectFrom('series').selectAll().executeTakeFirst()).toMatchObject({
      title_en: 'Series',
      description_ru: 'О чём она',
    });

    const text = { language: 'ru', title: 'Пост', body: 'Слово', status: 'draft' };
    await ask(at, 'POST', 'posts/', { translations: [text], tags: ['Метка'] });
    const { id } = await db.selectFrom('tags').select('id').executeTakeFirstOrThrow();
    await meanwhile(
      db,
      (trx) => updateTag(trx, id, { descriptions: { ru: 'О чём она' } }, 1),
      () => ask(at, 'PATCH', `tags/${id}/`, { names: { en: 'Tag' } }),
    );
    expect(await db.selectFrom('tags').selectAll().executeTakeFirst()).toMatchObject({
      name_en: 'Tag',
      description_ru: 'О чём она',
    });

    const redirect = await ask<{ id: string }>(at, 'POST', 'redirects/', {
      face: 'blog',
      from: '/old',
      to: '/archive',
    });
    const judging = { now: Date.now(), hosts: { portfolio: [], blog: [] } };
    await meanwhile(
      db,
      (trx) => changeRedirect(trx, redirect.id, { from: '/older' }, judging),
      () => ask(at, 'PATCH', `redirects/${redirect.id}/`, { to: '/' }),
    );
    expect(await redirectRow(db, redirect.id)).toMatchObject({
      from_path: '/older',
      to_path: '/',
    });

    const form = new FormData();
    const file = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#357' } })
      .png()
      .toBuffer();
    form.set('file', new Blob([new Uint8Array(file)]), 'a.png');
    const picture = await at.bench.ask<{ id: string }>('POST', '/api/v1/media/', { as: at.as, form });
    await meanwhile(
      db,
      (trx) => trx.updateTable('media').set({ alt_ru: 'Мост' }).where('id', '=', picture.body.id).execute(),
      () => ask(at, 'PATCH', `media/${picture.body.id}/`, { name: 'bridge.png' }),
    );
    expect(await db.selectFrom('media').selectAll().executeTakeFirst()).toMatchObject({
      name: 'bridge.png',
      alt_ru: 'Мост',
    });
    await at.bench.stop();
  });
});
