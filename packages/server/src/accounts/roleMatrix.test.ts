import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { operations, type Operation } from '../contract/document.ts';
import type { Schemas } from '../contract/types.ts';
import { startTestServer, type TestAnswer, type TestServer } from '../testing/startTestServer.ts';
import { testPassword } from '../testing/testSettings.ts';
import { access, type Access } from '../contract/access.ts';
import {
  accountChanges,
  cellOf,
  mayDo,
  ranks,
  targets,
  type AccountChange,
  type Cell,
  type Rank,
  type Target,
} from './permissionTable.ts';

/** The promises of the role table, written a second time by hand. */
const promised: Readonly<Record<Access, readonly Cell[]>> = {
  visitor: ['yes', 'yes', 'yes', 'yes', 'yes'],
  signedIn: ['no', 'yes', 'yes', 'yes', 'yes'],
  content: ['no', 'no', 'yes', 'yes', 'yes'],
  people: ['no', 'no', 'no', 'yes', 'yes'],
  self: ['no', 'own', 'own', 'yes', 'yes'],
};
const seen: readonly Cell[] = ['published', 'published', 'yes', 'yes', 'yes'];

/** The same for accounts: who may change whose. */
const all: readonly Target[] = ['own', 'noRole', 'staff', 'owner', 'superuser'];
const others: readonly Target[] = ['noRole', 'staff', 'owner'];
type Reach = Readonly<Record<Rank, readonly Target[]>>;
const people: Reach = { visitor: [], noRole: [], staff: [], owner: ['own', ...others], superuser: all };
const self: Reach = { ...people, noRole: ['own'], staff: ['own'] };
const promisedActs: Readonly<Record<string, Reach>> = {
  getUser: { ...self, owner: all },
  first_name: self,
  last_name: self,
  resetPassword: self,
  uploadUserPhoto: self,
  deleteUserPhoto: self,
  username: people,
  email: people,
  roles: { ...people, owner: ['own', 'noRole', 'staff'] },
  is_active: people,
  is_superuser: { ...people, owner: [] },
  resetSecondFactor: { ...people, owner: ['noRole', 'staff'] },
  deleteUser: { ...people, owner: others, superuser: [...others, 'superuser'] },
};

let bench: TestServer;
const tokens = new Map<Rank | 'inactive', string>();
const ids = new Map<string, string>();
const drafts = {
  project: '',
  projectSlug: '',
  experience: '',
  post: '',
  slug: '',
  series: '',
  deletedEntry: '',
};

/** Copies the owner's account in the database, because hashing a password takes time. */
async function addAccount(name: string, rank: Rank | 'inactive'): Promise<string> {
  const { db } = bench.server.database;
  const model = await db.selectFrom('users').selectAll().where('username', '=', 'owner').executeTakeFirst();
  if (!model) throw new Error('There is no owner.');
  const id = crypto.randomUUID();
  const is_superuser = rank === 'superuser' ? 1 : 0;
  const names = { username: name, username_key: name.toLowerCase(), search_key: name.toLowerCase() };
  await db
    .insertInto('users')
    .values({ ...model, ...names, id, is_superuser })
    .execute();
  const role = rank === 'owner' ? 'owner' : 'staff';
  if (rank === 'staff' || rank === 'owner' || rank === 'inactive')
    await db.insertInto('user_roles').values({ user_id: id, name: role }).execute();
  ids.set(name, id);
  return id;
}

async function makeDrafts(as: string): Promise<void> {
  const make = async (path: string, body: object) =>
    (await bench.ask<{ id: string; slug: string }>('POST', `/api/v1/${path}/`, { as, body })).body;
  const project = await make('projects', { is_published: false });
  Object.assign(drafts, { project: project.id, projectSlug: project.slug });
  drafts.experience = (await make('experiences', { start_date: '2020-01', is_published: false })).id;
  const post = await make('posts', { translations: [{ language: 'ru', title: 'Черновик' }] });
  Object.assign(drafts, { post: post.id, slug: post.slug });
  drafts.series = (await make('series', { titles: { ru: 'Серия' }, posts: [post.id] })).id;
  const fields = { title: { ru: 'Язык' } };
  drafts.deletedEntry = (await make('career', { section: 'languages', fields })).id;
  await bench.ask('DELETE', `/api/v1/career/${drafts.deletedEntry}/`, { as });
  await bench.ask('PATCH', '/api/v1/profile/translation/ru', { as, body: { name: 'Анна' } });
}

beforeAll(async () => {
  bench = await startTestServer({ settings: { rateLimits: false } });
  for (const rank of [...ranks.slice(1), 'inactive'] as const) {
    const id = await addAccount(`the-${rank}`, rank);
    await addAccount(`other-${rank}`, rank);
    tokens.set(rank, (await bench.signIn(`the-${rank}`, testPassword)).access_token);
    // Signed in before, so that only its state refuses it.
    if (rank === 'inactive')
      await bench.server.database.db
        .updateTable('users')
        .set({ is_active: 0 })
        .where('id', '=', id)
        .execute();
  }
  await makeDrafts(tokens.get('superuser') ?? '');
});
afterAll(() => bench.stop());

function ask(method: string, path: string, who: Rank | 'inactive', sent: object = {}): Promise<TestAnswer> {
  const as = tokens.get(who);
  return bench.ask(method, path, { ...sent, ...(as !== undefined && { as }) });
}

const nowhere = '00000000-0000-4000-8000-000000000000';
const parts: Readonly<Record<string, string>> = {
  channel: 'mail',
  language: 'ru',
  slug: 'nothing',
  revision: '1',
};

function addressOf({ path }: Pick<Operation, 'path'>, id = nowhere): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => (name === 'id' ? id : (parts[name] ?? nowhere)));
}

/** Sends no body: an admitted caller gets another 4xx, and nothing changes. */
async function isWelcome(operation: Operation, who: Rank, id?: string): Promise<boolean> {
  const { status } = await ask(operation.method, addressOf(operation, id), who);
  if (who === 'visitor' ? status === 403 : status === 401)
    throw new Error(`${operation.id}: ${who} got ${status}`);
  return status !== 401 && status !== 403;
}

/** Operations that show drafts or sources of texts, with a check for them. */
const shown: Readonly<Record<string, (who: Rank) => Promise<boolean>>> = {
  listProjects: (who) => has(who, 'projects/?limit=100', drafts.project),
  getProject: (who) => has(who, `projects/${drafts.project}/`, drafts.project),
  getProjectBySlug: (who) => has(who, `project-pages/${drafts.projectSlug}/`, drafts.project),
  listExperiences: (who) => has(who, 'experiences/?limit=100', drafts.experience),
  getExperience: (who) => has(who, `experiences/${drafts.experience}/`, drafts.experience),
  listCareer: (who) => has(who, 'career/', drafts.deletedEntry),
  getProfile: (who) => has(who, 'profile/', '"about":'),
  listPosts: (who) => has(who, 'posts/?limit=100', drafts.post),
  getPost: (who) => has(who, `posts/${drafts.post}/`, drafts.post),
  getPostBySlug: (who) => has(who, `posts/slug/${drafts.slug}/`, drafts.post),
  listSeries: (who) => has(who, 'series/', drafts.series),
  getSeriesBySlug: (who) => has(who, 'series-pages/seriya/', drafts.post),
};

async function has(who: Rank, path: string, words: string): Promise<boolean> {
  return (await ask('GET', `/api/v1/${path}`, who)).text.includes(words);
}

async function observe(operation: Operation, who: Rank): Promise<Cell> {
  const shows = shown[operation.id];
  if (shows) return (await shows(who)) ? 'yes' : 'published';
  // A visitor's wrong credentials are 401 as well.
  if (operation.token === 'none')
    return (await ask(operation.method, addressOf(operation), who)).status === 403 ? 'no' : 'yes';
  if (await isWelcome(operation, who)) return 'yes';
  const own = ids.get(`the-${who}`);
  return own !== undefined && operation.path.includes('{id}') && (await isWelcome(operation, who, own))
    ? 'own'
    : 'no';
}

describe('every operation is permitted for each rank as docs/permissions.md says', () => {
  // Logging out ends the caller's session, so it is tested with the sessions.
  const asked = operations.filter(({ id }) => id !== 'logout');
  test.each(asked.map((operation) => [operation.id, operation] as const))('%s', async (id, operation) => {
    const row: Cell[] = [];
    for (const who of ranks) row.push(await observe(operation, who));
    expect(row).toEqual(id in shown ? seen : promised[access[id]]);
    expect(row).toEqual(ranks.map((rank) => cellOf(operation, rank)));
    if (operation.token !== 'none')
      expect((await ask(operation.method, addressOf(operation), 'inactive')).status).toBe(401);
  });

  test('the contract requires a token exactly where the table requires a caller', () => {
    const idsOf = (chosen: readonly Operation[]) => chosen.map(({ id }) => id);
    expect(idsOf(operations.filter(({ token }) => token === 'required'))).toEqual(
      idsOf(operations.filter(({ id }) => access[id] !== 'visitor')),
    );
  });

  test('the table has a row for every operation and no other', () => {
    expect(Object.keys(access).sort()).toEqual(operations.map((operation) => operation.id).sort());
  });
});

let turn = 0;
/** Returns a change of each field; a change of rank keeps the current one, except for the highest and the owner's. */
function changeOf(field: keyof Schemas['UserUpdate'], target: Rank): object {
  turn += 1;
  const roles = target === 'staff' ? [target] : [];
  const values: Required<Schemas['UserUpdate']> = {
    first_name: 'Лев',
    last_name: 'Орлов',
    username: `renamed-${turn}`,
    email: `renamed-${turn}@example.com`,
    roles,
    is_active: true,
    is_superuser: target !== 'superuser',
  };
  return { [field]: values[field] };
}

function sentFor({ operation, field }: AccountChange, target: Rank): object {
  if (field) return { body: changeOf(field, target) };
  // Refused for its content, after the permission was checked.
  if (operation === 'resetPassword') return { body: { password: 'password12', current_password: 'wrong' } };
  if (operation !== 'uploadUserPhoto') return {};
  const form = new FormData();
  form.set('file', new Blob(['no picture']), 'photo.png');
  return { form };
}

async function isDone(act: AccountChange, who: Rank, target: Target): Promise<boolean> {
  const { db } = bench.server.database;
  const targetRank = target === 'own' ? who : target;
  const name = target === 'own' ? `the-${who}` : `other-${target}`;
  const id = ids.get(name) ?? nowhere;
  const operation = operations.find((one) => one.id === act.operation);
  if (!operation) throw new Error(`There is no ${act.operation}.`);
  const answer = await ask(operation.method, addressOf(operation, id), who, sentFor(act, targetRank));
  const is_superuser = targetRank === 'superuser' ? 1 : 0;
  await db.updateTable('users').set({ is_superuser }).where('id', '=', id).execute();
  if (act.field === 'roles' && targetRank === 'owner')
    await db
      .insertInto('user_roles')
      .values({ user_id: id, name: 'owner' })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  if (answer.status === 204 && act.operation === 'deleteUser') await addAccount(name, targetRank);
  if (![200, 204, 401, 403, 404, 409, 422].includes(answer.status)) throw new Error(answer.text);
  // There is no second step to reset, which is found after the permission was checked.
  return [200, 204, 404, 422].includes(answer.status);
}

describe('changes of an account are permitted by rank and target as docs/permissions.md says', () => {
  test.each(accountChanges.map((act) => [act.field ?? act.operation, act] as const))(
    '%s',
    async (name, act) => {
      for (const who of ranks) {
        const done: Target[] = [];
        for (const target of targets) if (await isDone(act, who, target)) done.push(target);
        expect([who, done]).toEqual([who, promisedActs[name]?.[who]]);
        expect([who, done]).toEqual([who, targets.filter((target) => mayDo(act, who, target))]);
      }
    },
  );

  test('a caller who may not see accounts is not told which usernames and emails are taken', async () => {
    const path = `/api/v1/users/${ids.get('the-staff')}/`;
    for (const body of [{ username: 'owner' }, { username: 'nobody-has-it' }, { email: 'a@example.com' }])
      expect((await ask('PATCH', path, 'staff', { body })).status).toBe(403);
  });

  test('sessions can be ended only by their own person, whatever the rank of the caller', async () => {
    const { db } = bench.server.database;
    const { id } = await db
      .selectFrom('sessions')
      .select('id')
      .where('user_id', '=', ids.get('the-staff') ?? '')
      .executeTakeFirstOrThrow();
    for (const who of ['noRole', 'owner', 'superuser'] as const)
      expect((await ask('DELETE', `/api/v1/sessions/${id}/`, who)).status).toBe(404);
    expect((await ask('DELETE', `/api/v1/sessions/${id}/`, 'staff')).status).toBe(204);
  });
});
