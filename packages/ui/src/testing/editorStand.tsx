import type { Post } from '@janus-site/core';
import type { Scripts } from '@janus-site/core/testing';
import { render, screen } from '@testing-library/react';
import { vi } from 'vitest';
import { EditPostScreen } from '../screens/EditPostScreen/EditPostScreen.tsx';
import { adminPost, adminScripts } from './adminAnswers.ts';
import { adminPlace, AdminStand } from './AdminStand.tsx';

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
