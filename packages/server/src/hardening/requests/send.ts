import { randomUUID } from 'node:crypto';
import type { Server } from '../../createServer.ts';
import type { Tables } from '../../db/schema.ts';
import { testPassword } from '../../testing/testSettings.ts';
import { jsonBody, type RawBody } from './mutations.ts';
import type { PathPart, Plan } from './plans.ts';
import type { World } from './world.ts';

/** Tables by the first segment of a path. */
const tables: Readonly<Record<string, keyof Tables>> = {
  users: 'users',
  sessions: 'sessions',
  passkeys: 'passkeys',
  'access-tokens': 'access_tokens',
  webhooks: 'webhooks',
  'webhook-deliveries': 'webhook_deliveries',
  projects: 'projects',
  experiences: 'experiences',
  career: 'career_entries',
  'cv-versions': 'cv_versions',
  feedback: 'messages',
  posts: 'posts',
  media: 'media',
  tags: 'tags',
  series: 'series',
  redirects: 'redirects',
  imports: 'imports',
};

/** Resources addressed by slug, besides posts. */
const withSlugs: Readonly<Record<string, 'projects' | 'series'>> = {
  'project-pages': 'projects',
  'series-pages': 'series',
};

/** Types restored through their own addresses instead of a shared trash. */
const resourcesOfDeleted: Readonly<Record<string, string>> = {
  restoreTag: 'deleted-tags',
  restoreSeries: 'deleted-series',
  restoreRedirect: 'deleted-redirects',
  restoreCareerEntry: 'deleted-career',
  restoreCvVersion: 'deleted-cv-versions',
};

async function partText(
  world: World,
  part: PathPart,
  name: string,
  resource: string,
  id: string,
): Promise<string> {
  if ('text' in part) return part.text;
  if (name === 'channel') return part.existing % 2 ? 'mail' : 'telegram';
  if (name === 'language') return part.existing % 2 ? 'ru' : 'en';
  // there is no part 0
  if (name === 'part') return String((part.existing + 1) % 3);
  if (name === 'revision') return String(1 + (part.existing % 3));
  if (name === 'token') return world.linkToken();
  if (name === 'slug') return world.pick(withSlugs[resource] ?? 'posts', part.existing, undefined, 'slug');
  if (name === 'translationId') {
    const table = resource === 'projects' ? 'project_translations' : 'experience_translations';
    return world.pick(table, part.existing, [resource === 'projects' ? 'project_id' : 'experience_id', id]);
  }
  if (resource === 'deleted') return world.pickDeleted('portfolio', part.existing);
  if (resource === 'deleted-tags') return world.pickDeleted('tags', part.existing);
  if (resource === 'deleted-series') return world.pickDeleted('series', part.existing);
  if (resource === 'deleted-career') return world.pickDeleted('career_entries', part.existing);
  if (resource === 'deleted-cv-versions') return world.pickDeleted('cv_versions', part.existing);
  if (resource === 'deleted-redirects') return world.pickDeleted('redirects', part.existing);
  if (resource === 'deleted-posts') return world.pickDeleted('posts', part.existing);
  return world.pick(tables[resource] ?? 'posts', part.existing);
}

/** The items in the address of a request. */
interface Place {
  id: string;
  language: string;
}

/** Resolves the plan's items to current addresses. */
async function resolvePath(world: World, plan: Plan): Promise<Place & { path: string }> {
  const [, , , first = ''] = plan.operation.path.split('/');
  const resource = resourcesOfDeleted[plan.operation.id] ?? first;
  let path = plan.operation.path;
  let id = '';
  let language = '';
  for (const { name } of plan.operation.pathParameters) {
    const text = await partText(world, plan.path[name] ?? { text: 'x' }, name, resource, id);
    if (name === 'id') id = text;
    if (name === 'language') language = text;
    path = path.replace(`{${name}}`, () => text);
  }
  return { path: plan.hasSlash ? path : path.replace(/\/$/, ''), id, language };
}

/** Fills in what a caller who knows the site would have sent: ids, revisions, tokens and passwords. */
async function fit(world: World, plan: Plan, value: object, { id, language }: Place): Promise<object> {
  const refresh_token = world.refreshToken(plan.caller);
  switch (plan.operation.id) {
    case 'login':
      return { username: 'caller.owner', password: testPassword };
    case 'refresh':
      return { refresh_token };
    case 'logout':
      return { access_token: world.accessToken(plan.caller) ?? 'none', refresh_token };
    case 'confirmSession':
      return { password: testPassword };
    case 'createHandover':
      return { ...value, origin: 'http://blog.localhost' };
    case 'resetPassword':
      return { ...value, current_password: testPassword };
    case 'reorderProjects':
      return { ids: (await world.all('projects')).toReversed() };
    case 'reorderExperiences':
      return { ids: (await world.all('experiences')).toReversed() };
    case 'createCareerEntry':
    case 'replaceCareerEntry':
      // the fields of one section
      return {
        ...value,
        ...('section' in value && { section: 'skills' }),
        fields: { title: { ru: 'Язык' } },
      };
    case 'reorderCareer':
      return { section: 'skills', ids: (await world.all('career_entries')).toReversed() };
    case 'sendFeedback':
      return { ...value, email: 'anna@example.com', website: '', elapsed_ms: 60_000 };
    case 'updatePost':
      return { ...value, ...(await fitTranslations(world, value, id)) };
    case 'savePending': {
      const revision = (await world.revisions(id)).get(language) ?? 1;
      return { ...value, revision, version: await world.pendingVersion(id, language) };
    }
    case 'updateTag':
      // a name that leads to another tag is refused
      return { ...value, names: { en: `name of ${id}` } };
    case 'saveMailChannel':
      return { ...value, host: 'mail.example', security: 'tls', password: 'a password' };
    case 'saveTelegramChannel':
      return { ...value, token: '123:a-token-of-a-bot-of-ours' };
    case 'createRedirect':
      return { ...value, from: `/fitted/${randomUUID()}`, to: '/' };
    case 'updateRedirect':
      return { ...value, from: `/fitted/of/${id}`, to: '/' };
    case 'createImport':
      return { name: 'blog.zip', size: 4 };
    case 'mergeTag': {
      const [one, other] = [await world.pick('tags', 0), await world.pick('tags', 1)];
      return { into: one === id ? other : one };
    }
    case 'createPreviewLink':
      return { post_id: await world.pick('posts', 0) };
    default:
      return value;
  }
}

async function fitTranslations(world: World, value: object, id: string): Promise<object> {
  if (!('translations' in value) || !Array.isArray(value.translations)) return {};
  const revisions = await world.revisions(id);
  const translations = (value.translations as { language: string; revision?: number }[]).map((entry) => {
    const revision = revisions.get(entry.language);
    return { ...entry, revision };
  });
  return { translations };
}

async function bodyOf(world: World, plan: Plan, place: Place): Promise<RawBody | null> {
  if (plan.body.kind === 'none') return null;
  if (plan.body.kind === 'raw') return plan.body.body;
  const { value, isFitted } = plan.body;
  return jsonBody(isFitted ? await fit(world, plan, value as object, place) : value);
}

export interface Outcome {
  request: string;
  status: number;
  headers: Readonly<Record<string, string | string[] | number | undefined>>;
  text: string;
}

/** Sends the planned request in process, byte for byte. */
export async function send(server: Server, world: World, plan: Plan): Promise<Outcome> {
  const { path, ...place } = await resolvePath(world, plan);
  const body = await bodyOf(world, plan, place);
  const token = world.accessToken(plan.caller);
  const url = plan.query === '' ? path : `${path}?${plan.query}`;
  const answer = await server.app.inject({
    method: plan.operation.method,
    url,
    headers: {
      host: 'portfolio.localhost',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(plan.language !== undefined && { 'accept-language': plan.language }),
      ...(body?.type != null && { 'content-type': body.type }),
      ...body?.headers,
    },
    ...(body && { payload: body.bytes }),
  });
  const sent = body ? ` ${body.type ?? 'no type'} ${body.bytes.subarray(0, 400).toString('utf8')}` : '';
  const request = `${plan.caller}: ${plan.operation.method} ${url.slice(0, 300)}${sent}`;
  return { request, status: answer.statusCode, headers: answer.headers, text: answer.payload };
}
