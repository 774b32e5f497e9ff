import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Operation } from '../../contract/document.ts';
import { fileLimit } from '../../contract/body.ts';
import type { BodyPlan } from '../requests/plans.ts';
import { fileUpload } from '../requests/uploads.ts';
import type { World } from '../requests/world.ts';
import { testPassword } from '../../testing/testSettings.ts';
import type { Ask, RequestParts, Special } from './requestParts.ts';
import { headings, idOf, json, nobody, notAFile, raw, ru, text } from './requestParts.ts';
import { careerFaults } from './careerFaults.ts';
import { importFaults } from './importFaults.ts';
import { postFaults } from './postFaults.ts';

function anyBody({ body }: Operation): BodyPlan {
  if (body === null) return { kind: 'none' };
  return body.kind === 'json'
    ? raw('application/json', '{}')
    : raw('multipart/form-data; boundary=x', '--x--');
}

function misfit(operation: Operation): RequestParts {
  const [query] = operation.queryParameters;
  if (operation.body === null) return { query: `${query?.name}=x&${query?.name}=x` };
  return { body: operation.body.kind === 'json' ? raw('application/json', '[]') : anyBody(operation) };
}

/** A body whose `If-Match` never matched any state. */
function ofAnotherState(operation: Operation): BodyPlan {
  const plan = anyBody(operation);
  const body = plan.kind === 'raw' ? plan.body : { type: null, bytes: Buffer.alloc(0) };
  return { kind: 'raw', body: { ...body, headers: { 'if-match': '"x"' } } };
}

function tooLarge({ body }: Operation): BodyPlan {
  if (body?.kind === 'json') return raw('application/json', '{}', { 'content-length': '99999999' });
  return { kind: 'raw', body: fileUpload(Buffer.alloc(fileLimit + 1)) };
}

function nowhere(operation: Operation): RequestParts {
  const path = Object.fromEntries(operation.pathParameters.map(({ name }) => [name, { text: 'x' }]));
  return operation.id === 'createPreviewLink' ? { body: json({ post_id: nobody }) } : { path };
}

/** Requests that break the rules common to many operations. */
export const common: Readonly<Record<string, (operation: Operation) => RequestParts>> = {
  malformed: (operation) => ({ query: '%zz', body: anyBody(operation) }),
  malformed_json: () => ({ body: raw('application/json', '{') }),
  malformed_upload: () => ({ body: raw('multipart/form-data; boundary=x', '--x\r\ncut off') }),
  malformed_cursor: () => ({ query: 'cursor=x' }),
  unauthorized: () => ({ caller: 'visitor' }),
  invalid_token: () => ({ caller: 'forged' }),
  forbidden: () => ({ caller: 'signedIn', path: { id: { text: nobody } } }),
  insufficient_scope: () => ({ caller: 'program' }),
  confirmation_required: () => ({ caller: 'unconfirmed' }),
  not_found: nowhere,
  too_large: (operation) => ({ body: tooLarge(operation) }),
  unsupported_media_type: () => ({ body: raw('text/plain', '{}') }),
  precondition_failed: (operation) => ({ body: ofAnotherState(operation) }),
  invalid_fields: misfit,
  invalid_picture: notAFile,
  invalid_order: () => ({ body: json({ ids: [] }) }),
};

/** Text of a reply that no mail server accepts. */
export const undeliverable = 'undeliverable';

const dates = { start_date: '2024-05', end_date: '2024-04-30' };
const periods = { started_on: '2024-05', finished_on: '2024-04-30' };
const job = { language: 'ru', company: 'Завод', job_title: 'Инженер' };
const password = 'ten signs or more';
const email = 'taken@example.com';

const credential = { id: 'AQ', rawId: 'AQ', type: 'public-key' };
const madePasskey = {
  name: 'Ноутбук',
  credential: { ...credential, response: { clientDataJSON: 'e30', attestationObject: 'oA' } },
};
const usedPasskey = {
  credential: {
    ...credential,
    response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA', userHandle: 'AA' },
  },
};
/** As sent by a page of another site. */
const elsewhere = (value?: object): RequestParts => ({
  body: raw('application/json', value ? JSON.stringify(value) : '', { origin: 'https://elsewhere.example' }),
});

const superuserId = (world: World) => world.pick('users', 0, ['username', 'caller.superuser']);
const own = async (world: World) => ({ id: { text: await superuserId(world) } });
const staff = async (world: World) => ({
  id: { text: await world.pick('users', 0, ['username', 'caller.staff']) },
});
const postId = async (world: World, n: number) => ({ id: { text: await world.pick('posts', n) } });
const takeEmail = (ask: Ask) => ask('createUser', { body: json({ username: 'first', password, email }) });

/** Serves something that is not a picture, for one request; returns its address. */
async function serveNoPicture(): Promise<string> {
  const server = createServer((_request, response) => {
    response.end('neither');
    server.close();
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

const hook = { name: 'CI', url: 'https://ci.example/hook', events: ['post.*'] };

const mail = {
  is_on: true,
  host: 'mail.example',
  port: 465,
  security: 'tls',
  user: null,
  from: null,
  to: 'me@example.com',
};

/** The first webhook of the world, paused. */
async function pausedHook(world: World, ask: Ask) {
  const id = { text: await world.pick('webhooks', 0) };
  await ask('updateWebhook', { path: { id }, body: json({ state: 'paused' }) });
  return id;
}

/** Faults in the titles and posts of a series, a new one or the first of the world. */
function seriesFaults(id: 'createSeries' | 'updateSeries'): Special {
  const ask = async (world: World, body: object): Promise<RequestParts> => ({
    ...(id === 'updateSeries' && { path: { id: { text: await world.pick('series', 0) } } }),
    body: json({ titles: { ru: 'Серия' }, ...body }),
  });
  return {
    [`${id} title_needed`]: (world) => ask(world, { titles: { ru: null, en: null } }),
    [`${id} unknown_post`]: (world) => ask(world, { posts: [nobody] }),
  };
}

/** Faults in the addresses of a redirect, a new one or the first of the world. */
function redirectFaults(id: 'createRedirect' | 'updateRedirect'): Special {
  const ask = async (world: World, from: string, to = '/'): Promise<RequestParts> =>
    id === 'createRedirect'
      ? { body: json({ face: 'blog', from, to }) }
      : { path: { id: { text: await world.pick('redirects', 0) } }, body: json({ from, to }) };
  return {
    [`${id} not_a_path`]: (world) => ask(world, '//elsewhere.example'),
    [`${id} own_address`]: (world) => ask(world, '/posts'),
    [`${id} address_taken`]: async (world) => {
      const other = await world.pick('redirects', 1);
      return ask(world, await world.pick('redirects', 0, ['id', other], 'from_path'));
    },
    [`${id} no_such_page`]: (world) => ask(world, '/old-address', '/post/there-is-none'),
    [`${id} chain`]: (world) => ask(world, '/round', '/round'),
  };
}

/** Requests that break the rules of one operation, some after others. */
export const special: Special = {
  'login invalid_credentials': () => ({ body: json({ username: 'nobody', password }) }),
  'refresh invalid_token': () => ({ body: json({ refresh_token: 'x' }) }),
  'createUser username_taken': () => ({ body: json({ username: 'Caller.Staff', password }) }),
  'createUser email_taken': async (_world, ask) => {
    await takeEmail(ask);
    return { body: json({ username: 'second', password, email }) };
  },
  'createUser guessable_password': () => ({ body: json({ username: 'second', password: 'password12' }) }),
  'updateUser username_taken': async (world) => ({
    path: await staff(world),
    body: json({ username: 'caller.owner' }),
  }),
  'updateUser email_taken': async (world, ask) => {
    await takeEmail(ask);
    return { path: await staff(world), body: json({ email }) };
  },
  'updateUser last_superuser': async (world, ask) => {
    const other = { id: { text: await world.pick('users', 0, ['username', 'owner']) } };
    await ask('updateUser', { path: other, body: json({ is_active: false }) });
    return { path: await own(world), body: json({ is_superuser: false }) };
  },
  'deleteUser own_account': async (world) => ({ path: await own(world) }),
  'createHandover handover_unavailable': () => ({
    body: json({ origin: 'https://elsewhere.example', code_challenge: 'A'.repeat(43) }),
  }),
  'signInWithHandover invalid_handover': () => ({
    body: json({ code: 'A'.repeat(43), code_verifier: 'A'.repeat(43) }),
  }),
  'createPasskeyOptions passkeys_unavailable': () => elsewhere(),
  'createSignInOptions passkeys_unavailable': () => elsewhere(),
  'createPasskey passkeys_unavailable': () => elsewhere(madePasskey),
  'login second_factor_required': () => ({
    body: json({ username: 'caller.staff', password: testPassword }),
  }),
  'login invalid_code': () => ({
    body: json({ username: 'caller.staff', password: testPassword, code: '123456' }),
  }),
  'enableSecondFactor conflict': () => ({}),
  'enableSecondFactor passkey_needed': async (world, ask) => {
    const id = { text: await world.pick('passkeys', 0, ['user_id', await superuserId(world)]) };
    await ask('deletePasskey', { path: { id } });
    return {};
  },
  'disableSecondFactor not_found': () => ({ caller: 'owner' }),
  'removeTotp not_found': () => ({ caller: 'owner' }),
  'createRecoveryCodes not_found': () => ({ caller: 'owner' }),
  'enableTotp code_refused': () => ({ body: json({ token: 'x', code: '123456' }) }),
  'createPasskey passkey_refused': () => ({ body: json(madePasskey) }),
  'signInWithPasskey passkeys_unavailable': () => elsewhere(usedPasskey),
  'signInWithPasskey invalid_passkey': () => ({ body: json(usedPasskey) }),
  'updateUser confirmation_required': () => ({ caller: 'unconfirmed', body: json({ email }) }),
  'confirmSession wrong_password': () => ({ body: json({ password }) }),
  'confirmSession wrong_passkey': () => ({ body: json(usedPasskey) }),
  'confirmSession passkeys_unavailable': () => elsewhere(usedPasskey),
  'resetPassword wrong_password': async (world) => ({
    path: await own(world),
    body: json({ password, current_password: 'another one' }),
  }),
  'resetPassword guessable_password': async (world) => ({
    path: await staff(world),
    body: json({ password: 'password12' }),
  }),
  'createProject slug_taken': async (world) => ({
    body: json({ slug: await world.pick('projects', 0, undefined, 'slug') }),
  }),
  'updateProject slug_taken': async (world) => {
    const slug = await world.pick('projects', 0, ['id', await world.pick('projects', 1)], 'slug');
    return { path: { id: { text: await world.pick('projects', 0) } }, body: json({ slug }) };
  },
  'createProject end_before_start': () => ({ body: json(periods) }),
  'createProject repeated_language': () => ({ body: json({ translations: [text, text] }) }),
  'createProject text_too_complex': () => ({
    body: json({ translations: [{ ...text, description: headings }] }),
  }),
  'updateProject end_before_start': () => ({ body: json(periods) }),
  'addProjectTranslation translation_exists': () => ({ body: json(text) }),
  'addProjectTranslation text_too_complex': () => ({ body: json({ ...text, description: headings }) }),
  'updateProjectTranslation text_too_complex': () => ({ body: json({ description: headings }) }),
  'createExperience end_before_start': () => ({ body: json(dates) }),
  'createExperience repeated_language': () => ({
    body: json({ start_date: '2024-05', translations: [job, job] }),
  }),
  'createExperience text_too_complex': () => ({
    body: json({ start_date: '2024-05', translations: [{ ...job, description: headings }] }),
  }),
  'updateExperience end_before_start': () => ({ body: json(dates) }),
  'addExperienceTranslation translation_exists': () => ({ body: json(job) }),
  'addExperienceTranslation text_too_complex': () => ({ body: json({ ...job, description: headings }) }),
  'updateExperienceTranslation text_too_complex': () => ({ body: json({ description: headings }) }),
  ...careerFaults,
  'updateProfileTranslation name_required': async (_world, ask) => {
    const path = { language: { text: 'en' } };
    await ask('deleteProfileTranslation', { path });
    return { path, body: json({ headline: 'Engineer' }) };
  },
  'updateProfileTranslation text_too_complex': () => ({
    path: ru,
    body: json({ name: 'Анна', about: headings }),
  }),
  'listArchive malformed_cursor': () => ({ query: 'language=ru&cursor=x' }),
  'listRedirects malformed_cursor': () => ({ query: 'face=blog&cursor=x' }),
  'saveMailChannel private_address': () => ({ body: json({ ...mail, host: '10.0.0.1' }) }),
  'saveMailChannel not_encrypted': () => ({ body: json({ ...mail, security: 'none' }) }),
  'saveMailChannel secret_needed': () => ({ body: json({ ...mail, host: 'other.example' }) }),
  'saveTelegramChannel secret_needed': () => ({ body: json({ is_on: true, token: null, chat: '1' }) }),
  'replyToMessage reply_not_sent': () => ({ body: json({ text: undeliverable }) }),
  'createWebhook not_https': () => ({ body: json({ ...hook, url: 'http://ci.example/' }) }),
  'createWebhook private_address': () => ({ body: json({ ...hook, url: 'https://10.0.0.1/' }) }),
  'createWebhook conflict': async (_world, ask) => {
    for (let made = 0; made < 20; made += 1) await ask('createWebhook', { body: json(hook) });
    return { body: json(hook) };
  },
  'testWebhook conflict': async (world, ask) => ({ path: { id: await pausedHook(world, ask) } }),
  'sendDeliveryAgain conflict': async (world, ask) => {
    const { text: hookId } = await pausedHook(world, ask);
    const id = { text: await world.pick('webhook_deliveries', 0, ['webhook_id', hookId]) };
    return { path: { id } };
  },
  ...importFaults,
  ...redirectFaults('createRedirect'),
  ...redirectFaults('updateRedirect'),
  // meanwhile a page was created at the address
  'restoreRedirect conflict': async (_world, ask) => {
    const redirect = { face: 'portfolio', from: '/back-again', to: '/' };
    const made = JSON.parse((await ask('createRedirect', { body: json(redirect) })).text) as { id: string };
    const path = { id: { text: made.id } };
    await ask('deleteRedirect', { path });
    // in both languages, like the posts in other entries here
    const translations = [text, { language: 'en', title: 'Text' }];
    const page = { slug: 'back-again', page_face: 'portfolio', translations };
    await ask('createPost', { body: json(page) });
    return { path };
  },
  'updateSite unfit_logo': () => ({ body: json({ logo: { picture: '/media/none.webp' } }) }),
  'updateSiteTranslation unknown_placeholder': () => ({ path: ru, body: json({ blog_title: '{owner}' }) }),
  'deleteProfileTranslation conflict': async (_world, ask) => {
    await ask('updateProfileTranslation', { path: ru, body: json({ name: 'Анна' }) });
    await ask('deleteProfileTranslation', { path: { language: { text: 'en' } } });
    return { path: ru };
  },
  'uploadCv invalid_pdf': async (_world, ask) => {
    await ask('updateProfileTranslation', { path: ru, body: json({ name: 'Анна' }) });
    return { path: ru, ...notAFile() };
  },
  'acceptBackup conflict': () => ({ body: json({ day: '2024-05-17' }) }),
  'createSeries slug_taken': async (world) => ({
    body: json({ titles: { ru: 'Серия' }, slug: await world.pick('series', 0, undefined, 'slug') }),
  }),
  'updateSeries slug_taken': async (_world, ask) => {
    const titles = { ru: 'Серия' };
    await ask('createSeries', { body: json({ titles, slug: 'taken-by-a-series' }) });
    const id = { text: idOf(await ask('createSeries', { body: json({ titles }) })) };
    return { path: { id }, body: json({ slug: 'taken-by-a-series' }) };
  },
  ...seriesFaults('createSeries'),
  ...seriesFaults('updateSeries'),
  'updateSeries too_many_posts': async (_world, ask) => {
    const made: string[] = [];
    for (let at = 0; at <= 100; at += 1)
      made.push(idOf(await ask('createPost', { body: json({ translations: [text] }) })));
    const body = json({ titles: { ru: 'Полная' }, posts: made.slice(1) });
    const id = { text: idOf(await ask('createSeries', { body })) };
    return { path: { id }, body: json({ posts: made.slice(0, 1) }) };
  },
  'updateTag name_needed': async (world) => ({
    path: { id: { text: await world.pick('tags', 0) } },
    body: json({ names: { ru: null, en: null } }),
  }),
  'updateTag name_taken': async (world) => ({
    path: { id: { text: await world.pick('tags', 0) } },
    body: json({ names: { ru: await world.pick('tags', 0, ['id', await world.pick('tags', 1)], 'key') } }),
  }),
  'deleteMedia media_in_use': async (world, ask) => {
    const id = await world.pick('media', 0);
    await ask('updatePost', { path: await postId(world, 0), body: json({ cover: `/media/${id}.webp` }) });
    return { path: { id: { text: id } } };
  },
  'copyMedia picture_unreachable': () => ({ body: json({ address: 'http://10.0.0.1/a.png' }) }),
  'copyMedia invalid_picture': async () => ({ body: json({ address: await serveNoPicture() }) }),
  ...postFaults,
};
