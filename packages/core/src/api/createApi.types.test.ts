import { expectTypeOf, test } from 'vitest';
import type { components as PostsComponents } from '../generated/posts.ts';
import type { components as AuthComponents } from '../generated/auth.ts';
import { createApi } from './createApi.ts';
import type { Result } from './result.ts';

const api = createApi({ baseUrls: { auth: 'https://a.example', portfolio: 'https://p.example' } });

test('a result has the type of its operation', () => {
  const list = () => api.posts.GET('/api/v1/posts/', { params: { query: { language: 'ru' } } });
  expectTypeOf(list).returns.resolves.toExtend<Result<PostsComponents['schemas']['PostList']>>();
  const me = () => api.auth.GET('/api/v1/users/me/');
  expectTypeOf(me).returns.resolves.toEqualTypeOf<Result<AuthComponents['schemas']['User']>>();
});

test('a wrong path, method, parameter or body does not compile', () => {
  const wrong = [
    // @ts-expect-error no such path
    () => api.auth.GET('/api/v1/nobody/'),
    // @ts-expect-error no such method on this path
    () => api.auth.PUT('/api/v1/login/', {}),
    // @ts-expect-error the id is missing
    () => api.posts.GET('/api/v1/posts/{id}/'),
    // @ts-expect-error the password is missing
    () => api.auth.POST('/api/v1/login/', { body: { username: 'a' } }),
    // @ts-expect-error the name is a text
    () => api.auth.POST('/api/v1/login/', { body: { username: 1, password: 'a' } }),
  ];
  expectTypeOf(wrong).items.toBeFunction();
});

test('an upload takes a file, and a deletion returns nothing', () => {
  const upload = () =>
    api.portfolio.PUT('/api/v1/projects/{id}/cover/', {
      params: { path: { id: '1' } },
      body: { file: new Blob([]) },
    });
  expectTypeOf(upload).toBeFunction();
  const remove = () => api.posts.DELETE('/api/v1/posts/{id}/', { params: { path: { id: '1' } } });
  expectTypeOf(remove).returns.resolves.toEqualTypeOf<Result<undefined>>();
});
