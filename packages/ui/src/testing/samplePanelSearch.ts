import type { PanelSearchAnswer, PanelSearchItem } from '@janus-site/core';
import type { SeenCall } from '@janus-site/core/testing';

const id = (number: number) => `00000000-0000-4000-8000-000000000${number}`;
const row = (kind: PanelSearchItem['kind'], at: number, title: string): PanelSearchItem => ({
  kind,
  item: kind === 'picture' ? 'post' : kind,
  id: id(at),
  title,
  language: 'ru',
  is_deleted: false,
  state: kind === 'message' ? 'inbox' : null,
});

/** One item of each kind about a greenhouse, and one in the trash. */
const items: readonly PanelSearchItem[] = [
  row('post', 501, 'Как мы грели теплицу'),
  { ...row('post', 502, 'Теплица, черновик'), is_deleted: true },
  row('project', 100, 'Тепло города'),
  row('project', 101, 'Лист: датчики для теплиц'),
  row('experience', 201, 'Инженер, Теплица'),
  row('career', 301, 'Тепличный техникум, агроном'),
  { ...row('message', 700, 'Анна Тепличная'), state: 'archived' },
  row('picture', 503, 'Плата датчика в теплице'),
];

/** Returns the panel's results: items whose title contains the start of the typed word, by kind. */
export function samplePanelSearch({ url }: SeenCall): PanelSearchAnswer {
  const typed = (url.searchParams.get('q') ?? '').toLowerCase();
  const kind = url.searchParams.get('kind');
  return {
    items: items.filter(
      (item) => item.title.toLowerCase().includes(typed) && (kind ?? item.kind) === item.kind,
    ),
  };
}
