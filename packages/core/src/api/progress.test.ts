import { afterEach, expect, test, vi } from 'vitest';
import * as media from '../data/media.ts';
import { createApi } from './createApi.ts';
import { createClient } from '../session/createClient.ts';
import { makeToken } from '../testing/tokens.ts';
import { memoryTokens } from '../session/tokens.ts';

/** Creates an XMLHttpRequest with a scripted response. */
function fakeSender(answer: { status: number; body: unknown } | 'network') {
  const sent: { method: string; url: string; headers: Record<string, string>; body: FormData }[] = [];
  class Sender extends EventTarget {
    status = 0;
    response: Blob | null = null;
    responseType = '';
    upload = new EventTarget();
    headers: Record<string, string> = {};
    target = ['', ''];
    open(method: string, url: string) {
      this.target = [method, url];
    }
    setRequestHeader(name: string, value: string) {
      this.headers[name] = value;
    }
    getAllResponseHeaders = () => 'content-type: application/json\r\n';
    send(body: FormData) {
      const [method = '', url = ''] = this.target;
      sent.push({ method, url, headers: this.headers, body });
      for (const loaded of [1, 4])
        this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total: 4 }));
      if (answer === 'network') return this.dispatchEvent(new Event('error'));
      this.status = answer.status;
      this.response = new Blob([JSON.stringify(answer.body)]);
      return this.dispatchEvent(new Event('load'));
    }
  }
  vi.stubGlobal('XMLHttpRequest', Sender);
  return sent;
}
afterEach(() => vi.unstubAllGlobals());

const baseUrls = {
  auth: 'https://me.example',
  portfolio: 'https://me.example',
  posts: 'https://me.example',
};

function client() {
  const storage = memoryTokens();
  storage.set('accessToken', makeToken({ sub: 'owner', exp: 4_000_000_000 }));
  const fetch = () => Promise.reject(new Error('not by fetch'));
  return createClient({ baseUrls, storage, fetch, language: () => 'ru' });
}
const file = new Blob(['picture'], { type: 'image/png' });

test('an upload reports its progress, with the session’s token and language', async () => {
  const sent = fakeSender({ status: 201, body: { url: '/media/a.webp' } });
  const shares: number[] = [];
  const result = await media.upload.run(client().api, { file, onProgress: (share) => shares.push(share) });
  expect(result).toMatchObject({ ok: true, data: { url: '/media/a.webp' } });
  expect(shares).toEqual([0.25, 1]);
  expect(sent[0]).toMatchObject({ method: 'POST', url: 'https://me.example/api/v1/media/' });
  expect(sent[0]?.headers['authorization']).toMatch(/^Bearer /);
  expect(sent[0]?.headers['accept-language']).toBe('ru');
  // The browser sets it, with a boundary that it chooses.
  expect(sent[0]?.headers['content-type']).toBeUndefined();
  expect(await (sent[0]!.body.get('file') as Blob).text()).toBe('picture');
});

test('the form is never read back from a request, which WebKit cannot do unless its files are on disk', async () => {
  const sent = fakeSender({ status: 201, body: { url: '/media/a.webp' } });
  const reading = ['blob', 'arrayBuffer', 'formData', 'text', 'bytes', 'clone'] as const;
  for (const name of reading)
    vi.spyOn(Request.prototype, name).mockImplementation(() => {
      throw new DOMException('The operation failed', 'NotReadableError');
    });
  try {
    const result = await media.upload.run(client().api, { file, onProgress: () => undefined });
    expect(result).toMatchObject({ ok: true });
    expect(sent[0]?.body).toBeInstanceOf(FormData);
  } finally {
    vi.restoreAllMocks();
  }
});

test('a refusal is a result, and a 401 ends the session as with any call', async () => {
  fakeSender({ status: 413, body: { detail: 'Слишком большой' } });
  const own = client();
  const refused = await media.upload.run(own.api, { file, onProgress: () => undefined });
  expect(refused).toMatchObject({ ok: false, error: { kind: 'http', status: 413 } });
  fakeSender({ status: 401, body: {} });
  await media.upload.run(own.api, { file, onProgress: () => undefined });
  expect(own.getSnapshot().isAuthenticated).toBe(false);
});

test('a network failure is a result too; without XMLHttpRequest the upload uses fetch', async () => {
  fakeSender('network');
  const failed = await media.upload.run(client().api, { file, onProgress: () => undefined });
  expect(failed).toMatchObject({ ok: false, error: { kind: 'network' } });
  vi.stubGlobal('XMLHttpRequest', undefined);
  const fetch = vi.fn((_request: Request, _init: RequestInit) =>
    Promise.resolve(Response.json({ url: '/media/b.webp' }, { status: 201 })),
  );
  vi.stubGlobal('fetch', fetch);
  const result = await media.upload.run(client().api, { file, onProgress: () => undefined });
  expect(result).toMatchObject({ ok: true });
  expect(fetch).toHaveBeenCalledOnce();
  const sent = new Request(...(fetch.mock.calls[0] as [Request, RequestInit]));
  expect(sent.headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/);
  expect(await ((await sent.formData()).get('file') as Blob).text()).toBe('picture');
});

test.each([
  ['takes one argument', (request: RequestInfo | URL) => new Request(request)],
  [
    'passes both arguments on',
    (request: RequestInfo | URL, init?: RequestInit) => new Request(request, init),
  ],
])('a `fetch` without progress that %s sends the file', async (_, take) => {
  const sent = fakeSender('network');
  const forms: FormData[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    forms.push(await take(input, init).formData());
    return Response.json({ url: '/media/c.webp' }, { status: 201 });
  };
  const onProgress = () => undefined;
  const visitor = createClient({ baseUrls, storage: memoryTokens(), fetch });
  for (const api of [createApi({ baseUrls, fetch }), visitor.api])
    expect(await media.upload.run(api, { file, onProgress })).toMatchObject({ ok: true });
  const texts = forms.map((form) => (form.get('file') as Blob).text());
  expect(await Promise.all(texts)).toEqual(['picture', 'picture']);
  expect(sent).toEqual([]);
});
