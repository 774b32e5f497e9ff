import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { languageService } from '../support/languageService.ts';
import { root } from '../support/root.ts';

const file = join(root, 'packages/core/src/snippet.ts');
const text = `import { createApi, createService, posts, sessions, type PostSummary, type SignIn } from './index.ts';
const api = createApi({ baseUrls: { auth: '', portfolio: '' } });
const list = await posts.list({ language: 'en' }).load(api);
if (!list.ok) throw new Error();
const first = list.data.items[0];
const items = list.data.items;
const author = first?.author;
const signIns = await sessions.list().load(api);
declare const summary: PostSummary;
declare const signIn: SignIn;
const wrongPath = await api.posts.GET('/api/v1/post/');
const wrongUpload = await api.auth.PATCH('/api/v1/user/{id}/');
const noParameter = await api.posts.GET('/api/v1/posts/{id}/');
const oneService = createService<{ '/{id}/': { get: { parameters: { path: { id: string } }; responses: {} } } }>('', fetch);
const onePath = await oneService.GET('/{id}/');
`;
const service = languageService({ [file]: text });
const diagnostics = service.getSemanticDiagnostics(file);

function hover(name: string): string {
  const info = service.getQuickInfoAtPosition(file, text.search(new RegExp(`(?<=const )${name}\\b`)));
  return ts.displayPartsToString(info?.displayParts);
}

function errorOf(name: string): string {
  const start = text.indexOf(name);
  const end = text.indexOf('\n', start);
  const found = diagnostics.filter(
    (diagnostic) => Number(diagnostic.start) > start && Number(diagnostic.start) < end,
  );
  return found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n')).join('\n');
}

describe('a hover names the type', () => {
  it.each([
    ['summary', 'const summary: PostSummary'],
    ['signIn', 'const signIn: SignIn'],
    ['first', 'const first: PostSummary | undefined'],
    ['items', 'const items: PostSummary[]'],
    ['list', 'const list: Result<PostList>'],
    ['author', 'const author: PostAuthor | null | undefined'],
    ['signIns', 'const signIns: Result<SignInList>'],
  ])('%s', (name, wanted) => expect(hover(name)).toBe(wanted));
});

describe('a type error', () => {
  it.each([
    ['wrongPath', '/api/v1/post/'],
    ['wrongUpload', '/api/v1/user/{id}/'],
  ])('%s names the path', (name, path) => {
    expect(errorOf(name)).toContain(`Argument of type '"${path}"' is not assignable`);
  });

  it.each(['noParameter', 'onePath'])('%s says that a parameter is missing', (name) =>
    expect(errorOf(name)).toBe('Expected 2 arguments, but got 1.'),
  );

  it('is found nowhere else', () => expect(diagnostics).toHaveLength(4));
});
