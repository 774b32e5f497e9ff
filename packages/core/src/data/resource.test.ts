import { describe, expect, test } from 'vitest';
import * as experiences from './experiences.ts';
import * as media from './media.ts';
import * as posts from './posts.ts';
import * as projects from './projects.ts';
import { isInvalidated, keyOf, invalidateAll } from './resource.ts';
import * as search from './search.ts';
import * as users from './users.ts';

const id = 'one';

describe('keys', () => {
  test('are equal for equal requests', () => {
    expect(keyOf('listPosts', { tag: 'iot', limit: 5 })).toEqual(
      keyOf('listPosts', { limit: 5, tag: 'iot' }),
    );
    expect(JSON.stringify(keyOf('listPosts', { tag: 'iot', limit: 5 }))).toBe(
      '["listPosts",{"limit":5,"tag":"iot"}]',
    );
    expect(posts.list({ tag: undefined }).key).toEqual(posts.list().key);
  });

  test('differ by language, resource and kind of read', () => {
    const keys = [
      projects.published('ru').key,
      projects.published('en').key,
      projects.list().key,
      projects.all().key,
      experiences.published('ru').key,
      posts.byId('one').key,
      posts.byReference('one').key,
      posts.byReference('one', 'ru').key,
    ];
    expect(new Set(keys.map((key) => JSON.stringify(key))).size).toBe(keys.length);
  });
});

describe('invalidations', () => {
  test('by a project: every list of projects, and search', () => {
    const invalidations = projects.update.invalidates({ id, body: {} });
    expect(isInvalidated(projects.published('ru').key, invalidations)).toBe(true);
    expect(isInvalidated(projects.all().key, invalidations)).toBe(true);
    expect(isInvalidated(search.find({ q: 'янус' }).key, invalidations)).toBe(true);
    expect(isInvalidated(experiences.all().key, invalidations)).toBe(false);
  });

  test('by a post: every read of posts', () => {
    const invalidations = posts.update.invalidates({ id, body: {} });
    for (const read of [posts.list(), posts.byId(id), posts.byReference('first', 'ru')]) {
      expect(isInvalidated(read.key, invalidations)).toBe(true);
    }
    expect(isInvalidated(projects.list().key, invalidations)).toBe(false);
  });

  test('by a deletion: everything but the deleted item, which would only be missing', () => {
    const ofPost = posts.remove.invalidates({ id });
    expect(isInvalidated(posts.byId(id).key, ofPost)).toBe(false);
    for (const read of [posts.list(), posts.byId('two'), posts.deleted()])
      expect(isInvalidated(read.key, ofPost)).toBe(true);
    const ofProject = projects.remove.invalidates({ id });
    expect(isInvalidated(projects.byId(id, 'ru').key, ofProject)).toBe(false);
    for (const read of [projects.list(), projects.byId('two', 'ru')])
      expect(isInvalidated(read.key, ofProject)).toBe(true);
  });

  test('by an account: the posts that show its name', () => {
    expect(isInvalidated(posts.list().key, users.update.invalidates({ id, body: {} }))).toBe(true);
  });

  test('by a preview: nothing; by a picture: the list of files', () => {
    expect(posts.preview.invalidates({ body: '' })).toEqual([]);
    expect(media.upload.invalidates({ file: new Blob() })).toEqual(invalidateAll('listMedia'));
  });

  test('can be narrowed to some keys', () => {
    const invalidations = [{ operation: 'getPost', match: (key: readonly unknown[]) => key[1] === 'one' }];
    expect(isInvalidated(posts.byId('one').key, invalidations)).toBe(true);
    expect(isInvalidated(posts.byId('two').key, invalidations)).toBe(false);
    expect(isInvalidated(['getPost'], invalidateAll('getPost'))).toBe(true);
  });
});
