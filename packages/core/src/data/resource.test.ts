import { describe, expect, test } from 'vitest';
import * as experiences from './experiences.ts';
import * as media from './media.ts';
import * as posts from './posts.ts';
import * as projects from './projects.ts';
import { isTouched, keyOf, touchAll } from './resource.ts';
import * as search from './search.ts';
import * as users from './users.ts';

const id = 'one';

describe('keys', () => {
  test('are equal for equal questions', () => {
    expect(keyOf('listPosts', { tag: 'iot', limit: 5 })).toEqual(
      keyOf('listPosts', { limit: 5, tag: 'iot' }),
    );
    expect(JSON.stringify(keyOf('listPosts', { tag: 'iot', limit: 5 }))).toBe(
      '["listPosts",{"limit":5,"tag":"iot"}]',
    );
    expect(posts.list({ tag: undefined }).key).toEqual(posts.list().key);
  });

  test('differ by language, by noun and by kind of read', () => {
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

describe('touches', () => {
  test('of a project: every list of projects, and the search', () => {
    const touches = projects.update.touches({ id, body: {} });
    expect(isTouched(projects.published('ru').key, touches)).toBe(true);
    expect(isTouched(projects.all().key, touches)).toBe(true);
    expect(isTouched(search.find({ q: 'янус' }).key, touches)).toBe(true);
    expect(isTouched(experiences.all().key, touches)).toBe(false);
  });

  test('of a post: every read of posts', () => {
    const touches = posts.update.touches({ id, body: {} });
    for (const read of [posts.list(), posts.byId(id), posts.byReference('first', 'ru')]) {
      expect(isTouched(read.key, touches)).toBe(true);
    }
    expect(isTouched(projects.list().key, touches)).toBe(false);
  });

  test('of what is deleted: all but itself, which would only be missed', () => {
    const ofPost = posts.remove.touches({ id });
    expect(isTouched(posts.byId(id).key, ofPost)).toBe(false);
    for (const read of [posts.list(), posts.byId('two'), posts.deleted()])
      expect(isTouched(read.key, ofPost)).toBe(true);
    const ofProject = projects.remove.touches({ id });
    expect(isTouched(projects.byId(id, 'ru').key, ofProject)).toBe(false);
    for (const read of [projects.list(), projects.byId('two', 'ru')])
      expect(isTouched(read.key, ofProject)).toBe(true);
  });

  test('of an account: the posts that show its name', () => {
    expect(isTouched(posts.list().key, users.update.touches({ id, body: {} }))).toBe(true);
  });

  test('of a preview and of a picture: nothing', () => {
    expect(posts.preview.touches({ body: '' })).toEqual([]);
    expect(media.upload.touches({ file: new Blob() })).toEqual([]);
  });

  test('may be narrowed to some keys', () => {
    const touches = [{ operation: 'getPost', match: (key: readonly unknown[]) => key[1] === 'one' }];
    expect(isTouched(posts.byId('one').key, touches)).toBe(true);
    expect(isTouched(posts.byId('two').key, touches)).toBe(false);
    expect(isTouched(['getPost'], touchAll('getPost'))).toBe(true);
  });
});
