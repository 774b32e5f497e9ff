import { expect, test } from 'vitest';
import type { Schemas } from '../contract/types.ts';
import type { LetterNotice } from '../notices/outbox.ts';
import { describeDatabases, type TestDatabases } from '../testing/describeDatabases.ts';
import { softAuthenticator } from '../testing/softAuthenticator.ts';
import { testPassword, testSettings } from '../testing/testSettings.ts';
import { recordRefusal } from './recordRefusal.ts';

const hour = 60 * 60_000;
const users = '/api/v1/users/';
const news = '/api/v1/security-events/';
const headers = { origin: 'http://portfolio.localhost' };
const settings = {
  smtpUrl: 'smtp://mail.example',
  noticeEmail: 'Owner@example.com',
  telegramToken: 'token',
  telegramChat: '1',
};

async function open(databases: TestDatabases) {
  let now = Date.now();
  const bench = await databases.startServer({ now: () => now, settings });
  const { db } = bench.server.database;
  const texts: string[] = [];
  /** Takes new rows from the outbox: the channel, the receiver and the first words. */
  const taken = async () => {
    const rows = await db.selectFrom('outbox').selectAll().execute();
    await db.deleteFrom('outbox').execute();
    return rows
      .map(({ channel, payload }) => {
        const { title, text, to } = JSON.parse(payload) as LetterNotice;
        texts.push(text);
        return `${channel} ${to ?? 'owner'}: ${title.replace(/^[^:]+: (.+) \/ .+/, '$1')}`;
      })
      .toSorted();
  };
  const listed = async (as: string) => {
    const { body } = await bench.ask<Schemas['SecurityEvents']>('GET', news, { as });
    return body.items.map(({ action, details }) => [action, ...details].join(' ')).toSorted();
  };
  const add = async (as: string, username: string, more: object = {}) => {
    const body = { username, password: testPassword, email: `${username}@example.com`, ...more };
    return (await bench.ask<{ id: string }>('POST', users, { as, body })).body.id;
  };
  return { bench, db, taken, texts, listed, add, wait: (time: number) => void (now += time), now: () => now };
}

describeDatabases('security events of an account', (databases) => {
  test('are sent by mail and Telegram to the owner and the account, and are shown in the admin area until seen', async () => {
    const { bench, db, taken, texts, listed, add, wait, now } = await open(databases);
    // Nobody has signed in before: no device is new.
    const { access_token: as } = await bench.signIn();
    expect([await taken(), await listed(as)]).toEqual([[], []]);
    const anna = await add(as, 'anna', { roles: ['staff'] });
    expect(await taken()).toEqual([]);
    wait(1);
    const { access_token: hers } = await bench.signIn('anna');
    expect(await taken()).toEqual(['mail anna@example.com: Вход с нового устройства']);
    // She is looking from that very device.
    expect(await listed(hers)).toEqual([]);
    await bench.signIn('anna');
    expect([await taken(), await listed(hers)]).toEqual([[], ['signed_in new_device']]);
    wait(hour);
    const owner = (await bench.signIn()).access_token;
    expect(await taken()).toEqual([
      'mail owner: Вход с нового устройства',
      'telegram owner: Вход с нового устройства',
    ]);

    const key = softAuthenticator(headers.origin);
    const asked = await bench.ask('POST', '/api/v1/passkeys/options/', { as: owner, headers });
    const made = await bench.ask<{ id: string }>('POST', '/api/v1/passkeys/', {
      as: owner,
      headers,
      body: key.make(asked.body['options']),
    });
    await bench.ask('DELETE', `/api/v1/passkeys/${made.body.id}/`, { as: owner });
    expect(await taken()).toEqual([
      'mail owner: Добавлен ключ доступа',
      'mail owner: Удалён ключ доступа',
      'telegram owner: Добавлен ключ доступа',
      'telegram owner: Удалён ключ доступа',
    ]);
    await bench.ask('PATCH', `${users}${anna}/`, { as: owner, body: { email: 'thief@example.com' } });
    expect(await taken()).toEqual(['mail anna@example.com: Сменена почта']);
    await bench.ask('PATCH', `${users}${anna}/`, { as: owner, body: { first_name: 'Анна' } });
    await bench.ask('PATCH', `${users}${anna}/`, { as: owner, body: { roles: ['staff'], is_active: true } });
    expect(await taken()).toEqual([]);
    await bench.ask('PATCH', `${users}${anna}/`, { as: owner, body: { roles: ['owner'] } });
    const password = 'another long password';
    await bench.ask('PATCH', `${users}${anna}/reset-password/`, { as: owner, body: { password } });
    await add(owner, 'boris', { is_superuser: true, email: 'owner@EXAMPLE.com' });
    expect(await taken()).toEqual([
      'mail owner: Новый владелец',
      'mail owner: Новый суперпользователь',
      'mail owner: Сменён пароль',
      'mail thief@example.com: Новый владелец',
      'mail thief@example.com: Сменён пароль',
      'telegram owner: Новый владелец',
      'telegram owner: Новый суперпользователь',
      'telegram owner: Сменён пароль',
    ]);
    for (const text of texts) {
      expect(text).toContain('Сайт: portfolio.localhost');
      for (const secret of [testPassword, password, as, owner, hers]) expect(text).not.toContain(secret);
    }

    const seen = await listed(owner);
    expect(seen).toEqual([
      'account_changed passkey_added',
      'account_changed passkey_removed',
      'account_created superuser',
      'rank_changed owner not_staff',
    ]);
    const see = (until: number) =>
      bench.ask('POST', `${news}seen/`, { as: owner, body: { until: new Date(until).toISOString() } });
    await see(now() - 1);
    expect(await listed(owner)).toEqual(seen);
    expect((await see(now() + hour)).status).toBe(204);
    await see(0);
    expect(await listed(owner)).toEqual([]);
    wait(1);
    await add(owner, 'clara', { roles: ['owner'] });
    expect(await listed(owner)).toEqual(['account_created owner']);
    const { access_token: again } = await bench.signIn('anna', password);
    expect(await listed(again)).toContain('password_changed');
    await db.deleteFrom('outbox').execute();
    await bench.stop();
  });

  test('report a new email that is saved together with a new rank, each as an event of its own', async () => {
    const { bench, taken, listed, add, wait } = await open(databases);
    const { access_token: as } = await bench.signIn();
    wait(1);
    const anna = await add(as, 'anna', { roles: ['staff'] });
    const { access_token: hers } = await bench.signIn('anna');
    await taken();
    wait(1);
    const body = { email: 'thief@example.com', roles: ['owner'] };
    expect((await bench.ask('PATCH', `${users}${anna}/`, { as, body })).status).toBe(200);
    expect(await taken()).toEqual([
      'mail anna@example.com: Новый владелец',
      'mail anna@example.com: Сменена почта',
      'mail owner: Новый владелец',
      'telegram owner: Новый владелец',
    ]);
    expect(await listed(hers)).toEqual(['account_changed email', 'rank_changed owner not_staff']);
    await bench.stop();
  });

  test('report guessing once an hour, however many guesses there are and wherever they come from', async () => {
    const { bench, db, taken, listed, add, wait, now } = await open(databases);
    const { access_token: as } = await bench.signIn();
    wait(1);
    const ids = [await add(as, 'anna', { roles: ['staff'] }), await add(as, 'boris', { roles: ['staff'] })];
    const folder = testSettings(settings);
    const guess = async (times: number, id: string | undefined, username: string) => {
      for (let at = 0; at < times; at += 1)
        await recordRefusal(
          db,
          {
            caller: null,
            request: { address: `198.51.100.${at}`, userAgent: '' },
            settings: folder.settings,
            now,
          },
          id === undefined ? null : { id, username },
        );
    };
    await guess(60, undefined, '');
    await guess(9, ids[0], 'anna');
    expect([await taken(), await listed(as)]).toEqual([[], []]);
    await guess(70, ids[0], 'anna');
    await guess(20, ids[1], 'boris');
    const warning = 'Подбирают пароль: много неудачных попыток входа';
    expect(await taken()).toEqual([
      `mail anna@example.com: ${warning}`,
      `mail boris@example.com: ${warning}`,
      `mail owner: ${warning}`,
      `telegram owner: ${warning}`,
    ]);
    expect(await listed(as)).toEqual(['brute_force_suspected', 'brute_force_suspected']);
    wait(hour);
    await guess(12, ids[0], 'anna');
    expect(await taken()).toHaveLength(3);
    folder.remove();
    await bench.stop();
  });

  test('of others are hidden from staff, and a change whose notice cannot be written is not made', async () => {
    const { bench, db, taken, listed, add, wait } = await open(databases);
    const { access_token: as } = await bench.signIn();
    wait(1);
    const anna = await add(as, 'anna', { roles: ['staff'] });
    const { access_token: hers } = await bench.signIn('anna');
    wait(1);
    await add(as, 'boris', { roles: ['owner'] });
    expect([await listed(hers), await listed(as)]).toEqual([[], ['account_created owner']]);
    await taken();
    await db.schema.alterTable('outbox').renameTo('outbox_away').execute();
    const body = { roles: ['owner'] };
    expect((await bench.ask('PATCH', `${users}${anna}/`, { as, body })).status).toBe(500);
    await db.schema.alterTable('outbox_away').renameTo('outbox').execute();
    expect((await bench.ask('GET', '/api/v1/users/', { as: hers })).status).toBe(403);
    await expect(bench.stop()).rejects.toThrow('500');
  });
});
