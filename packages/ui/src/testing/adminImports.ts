import type { Import, ImportLine, ImportList, ImportReport } from '@janus-site/core';

const importId = '00000000-0000-4000-8000-000000002001';

/** An import that was checked, with optional changes. */
export function adminImport(more: Partial<Import> = {}): Import {
  return {
    id: importId,
    task: 'check',
    state: 'done',
    name: 'мой-прежний-блог.zip',
    size: 12_582_912,
    received: 12_582_912,
    format: 'wordpress',
    done: 5,
    total: 5,
    counts: { taken: 1, changed: 1, kept: 1, aside: 1, refused: 1, removed: 0 },
    failure: null,
    can_run: true,
    undo_until: null,
    created_at: '2026-03-01T10:00:00Z',
    ...more,
  };
}

export const adminImports = (...items: Import[]): ImportList => ({ items });

const line = (number: number, more: Partial<ImportLine>): ImportLine => ({
  number,
  outcome: 'taken',
  item: 'posts/first-board',
  source: 'export.xml',
  notes: [],
  post: null,
  ...more,
});

/** One item of each outcome. */
export function adminImportReport(): ImportReport {
  const items = [
    line(0, { post: { id: '00000000-0000-4000-8000-000000000001', slug: 'first-board', is_public: true } }),
    line(1, {
      outcome: 'changed',
      item: 'posts/sqlite',
      notes: [
        { line: 12, text: 'Шорткод [gallery] остался как написан: [gallery ids="1,2"]' },
        { line: null, text: 'У даты 2014-09-01 12:00 нет часового пояса, она понята как UTC.' },
      ],
      post: { id: '00000000-0000-4000-8000-000000000002', slug: 'sqlite', is_public: false },
    }),
    line(2, {
      outcome: 'kept',
      item: 'posts/about-me',
      notes: [{ line: null, text: 'Пост с таким адресом уже есть.' }],
    }),
    line(3, {
      outcome: 'aside',
      item: 'pages',
      notes: [{ line: null, text: 'Страницам здесь пока нет места: сохраните файл.' }],
    }),
    line(4, {
      outcome: 'refused',
      item: 'posts/kak-sobrat-meteostantsiyu-iz-togo-chto-est-v-yashchike-stola',
      source: 'архив/2009/как-собрать-метеостанцию-из-того-что-есть-в-ящике-стола.md',
      notes: [{ line: 3, text: 'YAML не читается: двоеточие без значения' }],
    }),
  ];
  return { items, total: items.length, next_cursor: null };
}
