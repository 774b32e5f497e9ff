import type { Pending, Post } from '@janus-site/core';
import type { Scripts } from '@janus-site/core/testing';
import { render, screen } from '@testing-library/react';
import { vi } from 'vitest';
import { EditPostScreen } from '../screens/EditPostScreen/EditPostScreen.tsx';
import { adminPost, adminScripts } from './adminAnswers.ts';
import { adminPlace, AdminStand } from './AdminStand.tsx';

type Language = Post['translations'][number]['language'];

/** The sample post with changes of one of its translations. */
export function postWith(language: Language, change: object, post: Post = adminPost()): Post {
  return {
    ...post,
    translations: post.translations.map((one) => (one.language === language ? { ...one, ...change } : one)),
  };
}

/** A pending change of the Russian text as the service answers it. */
export function pendingOf(change: Partial<Pending> = {}): Pending {
  return {
    language: 'ru',
    version: 1,
    revision: 3,
    title: 'Правка',
    summary: '',
    body: 'Текст правки.',
    updated_at: '2026-11-22T09:04:00Z',
    ...change,
  };
}

/** Keeps what is sent, as the service does. */
export const keepsPending: Scripts = {
  savePending: ({ body }: { body: unknown }) => {
    const { version, ...text } = body as { version: number };
    return pendingOf({ ...text, version: version + 1 });
  },
};

/** The editor of a post in the admin's frame. */
export function drawEditor(post: Post = adminPost(), scripts: Scripts = {}) {
  const navigate = vi.fn();
  const place = adminPlace({
    face: 'blog',
    route: 'editPost',
    params: { id: post.id },
    navigate,
    scripts: { ...adminScripts, getPost: post, ...scripts },
  });
  render(
    <AdminStand place={place}>
      <EditPostScreen />
    </AdminStand>,
  );
  return { ...place, navigate, server: place.host.server };
}

export const titleField = () => screen.findByLabelText('Заголовок');
export const bodyField = () => screen.findByLabelText<HTMLTextAreaElement>('Текст');
