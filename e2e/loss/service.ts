// Calls of the test to the service, without the browser.
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { ownerPassword } from '../../scripts/support/product.ts';

interface Answer {
  status: number;
  body: unknown;
}

/** Calls this machine's address with an explicit host, as Node does not resolve names under localhost everywhere. */
function call(origin: string, method: string, path: string, token: string, body?: unknown): Promise<Answer> {
  const { host, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const headers = {
      host,
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    };
    const sent = request({ host: '127.0.0.1', port, method, path, headers }, (answer) => {
      text(answer).then(
        (words) => resolve({ status: answer.statusCode ?? 0, body: words ? JSON.parse(words) : null }),
        reject,
      );
    });
    sent.on('error', reject);
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

async function signIn(origin: string): Promise<string> {
  const { status, body } = await call(origin, 'POST', '/api/v1/login/', '', {
    username: 'owner',
    password: ownerPassword,
  });
  if (status !== 200) throw new Error(`Signing in answered ${status}.`);
  return (body as { access_token: string }).access_token;
}

export async function createPost(
  origin: string,
  status: 'draft' | 'published',
  name: string,
): Promise<string> {
  const token = await signIn(origin);
  const translation = (language: string, title: string) => ({
    language,
    title,
    summary: '',
    body: '',
    status,
  });
  const answer = await call(origin, 'POST', '/api/v1/posts/', token, {
    translations: [translation('ru', `Пост ${name}`), translation('en', `Post ${name}`)],
  });
  if (answer.status !== 201) throw new Error(`Making a post answered ${answer.status}.`);
  return (answer.body as { id: string }).id;
}

/** Returns the posts with a draft, from the owner's list. */
export async function findDrafts(origin: string): Promise<string[]> {
  const token = await signIn(origin);
  const { body } = await call(origin, 'GET', '/api/v1/posts/?status=draft&limit=100', token);
  return (body as { items: { id: string }[] }).items.map(({ id }) => id);
}

/** Returns all data of the posts at these editor addresses, as one text. */
export async function readPosts(origin: string, paths: readonly string[]): Promise<string> {
  const token = await signIn(origin);
  const ids = paths.flatMap((path) => /posts[/]([^/]+)[/]edit/.exec(path)?.[1] ?? []);
  const answers = await Promise.all(ids.map((id) => call(origin, 'GET', `/api/v1/posts/${id}/`, token)));
  return JSON.stringify(answers.map(({ body }) => body));
}

/** Ends every session of the owner, as «sign out everywhere» does. */
export async function endSessions(origin: string): Promise<void> {
  const token = await signIn(origin);
  const { body } = await call(origin, 'GET', '/api/v1/sessions/?limit=100', token);
  const { items } = body as { items: { id: string; is_current: boolean }[] };
  for (const { id } of items.toSorted((a, b) => Number(a.is_current) - Number(b.is_current))) {
    // One by one, the current session last, because that ends the calling token.
    await call(origin, 'DELETE', `/api/v1/sessions/${id}/`, token);
  }
}
