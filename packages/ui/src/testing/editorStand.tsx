import type { Post } from '@janus-site/core';
import type { Scripts } from '@janus-site/core/testing';
import { render, screen } from '@testing-library/react';
import { vi } from 'vitest';
import { PostEditorScreen } from '../admin/posts/editor/PostEditorScreen.tsx';
import { adminPost, adminScripts } from './adminAnswers.ts';
import type { AdminPlace } from './AdminStand.tsx';
import { adminPlace, AdminStand } from './AdminStand.tsx';

/** Renders the editor of a post, or of a new one, in the admin frame. */
export function drawEditor(post: Post | null = adminPost(), scripts: Scripts = {}) {
  const navigate = vi.fn();
  const place = adminPlace({
    face: 'blog',
    route: post ? 'editPost' : 'createPost',
    params: post ? { id: post.id } : {},
    navigate,
    scripts: { ...adminScripts, ...(post ? { getPost: post } : {}), ...scripts },
  });
  const at = (page: AdminPlace['page']) => (
    <AdminStand place={{ ...place, page }}>
      <PostEditorScreen />
    </AdminStand>
  );
  const { rerender, unmount } = render(at(place.page));
  /** Goes to the editor of that post, or of a new one. */
  const walk = (id?: string) =>
    rerender(
      at({ ...place.page, route: id ? 'editPost' : 'createPost', params: id === undefined ? {} : { id } }),
    );
  return { ...place, navigate, server: place.server, unmount, walk };
}

export const titleField = () => screen.findByLabelText<HTMLTextAreaElement>('Заголовок');
export const bodyField = () => screen.findByLabelText<HTMLTextAreaElement>('Текст');
