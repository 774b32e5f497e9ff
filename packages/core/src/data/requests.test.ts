import { describe, expect, test } from 'vitest';
import { createApi } from '../api/createApi.ts';
import * as messages from './messages.ts';
import * as posts from './posts.ts';
import * as profile from './profile.ts';
import * as projects from './projects.ts';

const id = '7d1c2f0e-4f0a-4b53-9c57-0d6b1f7c2a11';
const post = { id, slug: 'first', translations: [] };

/** Creates a service with a response for each address, which records its requests. */
function script(answers: Record<string, Response | object>) {
  const asked: Request[] = [];
  const baseUrls = { auth: 'http://a.test', portfolio: 'http://b.test', posts: 'http://c.test' };
  const api = createApi({
    baseUrls,
    limits: { retries: 0 },
    fetch: async (input, init) => {
      const request = new Request(input, init);
      asked.push(request.clone());
      const url = new URL(request.url);
      const answer = answers[url.pathname + url.search] ?? new Response('{}', { status: 404 });
      return answer instanceof Response ? answer.clone() : Response.json(answer);
    },
  });
  return { api, asked, paths: () => asked.map(({ url }) => decodeURI(url.slice('http://c.test'.length))) };
}

describe('a post by reference', () => {
  const bySlug = (reference: string) => `/api/v1/posts/slug/${reference}/?language=ru`;
  const byId = (reference: string) => `/api/v1/posts/${reference}/?language=ru`;

  test('is read by its slug', async () => {
    const service = script({ [bySlug('first')]: post });
    expect(await posts.byReference('first', 'ru').load(service.api)).toMatchObject({ ok: true, data: post });
    expect(service.paths()).toEqual([bySlug('first')]);
  });

  test('is not looked up twice if not found', async () => {
    const service = script({});
    const result = await posts.byReference('nothing', 'ru').load(service.api);
    expect(result).toMatchObject({ ok: false, error: { kind: 'http', status: 404 } });
    expect(service.paths()).toEqual([bySlug('nothing')]);
  });

  test('of a UUID is read by its id if no slug matches', async () => {
    const service = script({ [byId(id)]: post });
    expect(await posts.byReference(id, 'ru').load(service.api)).toMatchObject({ ok: true, data: post });
    expect(service.paths()).toEqual([bySlug(id), byId(id)]);
  });

  test('of a UUID that is also a slug is read by slug', async () => {
    const service = script({ [bySlug(id)]: post, [byId(id)]: {} });
    expect(await posts.byReference(id, 'ru').load(service.api)).toMatchObject({ data: post });
  });

  test('is not read by id if the service failed', async () => {
    const service = script({ [bySlug(id)]: new Response('', { status: 503 }) });
    expect(await posts.byReference(id, 'ru').load(service.api)).toMatchObject({ error: { status: 503 } });
    expect(service.paths()).toEqual([bySlug(id)]);
  });

  test('of 36 hexadecimal digits is read by id at once', async () => {
    const digits = 'a'.repeat(36);
    const service = script({});
    await posts.byReference(digits, 'ru').load(service.api);
    expect(service.paths()).toEqual([byId(digits)]);
  });

  test('stays within one path segment', async () => {
    const service = script({});
    await posts.byReference('../users/?x#y', 'ru').load(service.api);
    expect(service.asked[0]?.url).toBe('http://c.test/api/v1/posts/slug/..%2Fusers%2F%3Fx%23y/?language=ru');
  });
});

describe('request contents', () => {
  test('a public read names its language and omits undefined parameters', async () => {
    const service = script({});
    await projects.published('en', { limit: 6, cursor: undefined }).load(service.api);
    expect(service.paths()).toEqual(['/api/v1/projects/?limit=6&language=en']);
  });

  test('a body is the unchanged input', async () => {
    const service = script({});
    const body = { name: 'Анна', message: 'Привет', telegram: '@anna' };
    await messages.send.run(service.api, body);
    expect(await service.asked[0]?.json()).toEqual(body);
  });

  test('a file is the only field of a form', async () => {
    const service = script({});
    const file = new File(['%PDF-1.7'], 'cv.pdf', { type: 'application/pdf' });
    await profile.uploadCv.run(service.api, { language: 'ru', file });
    expect(service.asked[0]?.headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/);
    const form = await service.asked[0]?.formData();
    expect([...(form?.keys() ?? [])]).toEqual(['file']);
    const sent = form?.get('file') as File;
    expect([sent.name, sent.type, await sent.text()]).toEqual(['cv.pdf', 'application/pdf', '%PDF-1.7']);
  });

  test('a deletion returns no data', async () => {
    const path = `/api/v1/projects/${id}/`;
    const service = script({ [path]: new Response(null, { status: 204 }) });
    expect(await projects.remove.run(service.api, { id })).toMatchObject({ ok: true, data: undefined });
  });
});
