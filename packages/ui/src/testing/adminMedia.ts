import type { MediaItem, MediaList } from '@janus-site/core';

const file = (number: number, more: Partial<MediaItem>): MediaItem => ({
  id: `00000000-0000-4000-8000-0000000006${String(number).padStart(2, '0')}`,
  url: '/portrait.webp',
  width: 1200,
  height: 800,
  content_type: 'image/webp',
  size: 240_000,
  name: `photo-${number}.jpg`,
  alt: '',
  alts: { ru: '', en: '' },
  created_at: '2026-02-20T10:00:00Z',
  uses: [],
  use_count: 0,
  ...more,
});

/**
 * Files of the library: one in use by the post `postId`, one without a description, a video, a drawing with a long
 * name.
 */
export function adminMedia(postId: string): MediaList {
  const post = {
    kind: 'post' as const,
    id: postId,
    title: 'Первый пост',
    is_history: false,
    is_deleted: false,
  };
  const items = [
    file(1, {
      alt: 'Плата датчика сверху',
      alts: { ru: 'Плата датчика сверху', en: 'The sensor board from above' },
      uses: [post, { ...post, kind: 'profile', id: null, title: '' }],
      use_count: 2,
    }),
    file(2, {}),
    file(3, {
      url: '/media/video.mp4',
      content_type: 'video/mp4',
      name: 'запуск.mp4',
      width: 640,
      height: 360,
    }),
    file(4, {
      name: `${'оченьдлинноеимя'.repeat(5)}.svg`,
      uses: [{ ...post, is_history: true }],
      use_count: 1,
    }),
  ];
  return { items, total: items.length, next_cursor: null };
}
