import { expect, test } from 'vitest';
import { createSeriesOf } from './series.ts';

type Named = readonly (readonly [language: 'ru' | 'en', series: unknown])[];

/** The resulting series of each post, by the series its texts name. */
function seriesOf(posts: readonly Named[]) {
  const texts = posts.map((post) => post.map(([language, series]) => ({ language, fields: { series } })));
  const find = createSeriesOf(texts);
  return texts.map((post) => {
    const found = find(post);
    return found && `${found.slug}: ${found.titles.ru ?? '-'} / ${found.titles.en ?? '-'}`;
  });
}

const house = 'umnyy-dom: Умный дом / Smart home';

test.each<[string, readonly Named[], readonly (string | null)[]]>([
  [
    'the titles of both texts',
    [
      [
        ['ru', 'Умный дом'],
        ['en', 'Smart home'],
      ],
    ],
    [house],
  ],
  [
    'the first title of each list',
    [
      [
        ['ru', ['Умный дом', 'Ещё']],
        ['en', ['Smart home']],
      ],
    ],
    [house],
  ],
  [
    'one title for both languages',
    [
      [
        ['ru', 'IoT'],
        ['en', 'IoT'],
      ],
    ],
    ['iot: IoT / IoT'],
  ],
  [
    'only the title of the second text',
    [
      [
        ['ru', undefined],
        ['en', 'Smart home'],
      ],
    ],
    ['smart-home: - / Smart home'],
  ],
  [
    'no title',
    [
      [
        ['ru', ' '],
        ['en', { a: 1 }],
      ],
      [['en', 7]],
      [['ru', []]],
    ],
    [null, null, null],
  ],
  [
    'posts of one language, whichever comes first',
    [
      [['en', 'Smart home']],
      [['ru', 'Умный дом']],
      [
        ['ru', 'Умный дом'],
        ['en', 'Smart Home'],
      ],
    ],
    [house, house, house],
  ],
  [
    'no common text for its two languages',
    [[['en', 'Smart home']], [['ru', 'Умный дом']]],
    ['smart-home: - / Smart home', 'umnyy-dom: Умный дом / -'],
  ],
  [
    'two series of one English title stay two',
    [
      [
        ['ru', 'Заметки'],
        ['en', 'Notes'],
      ],
      [
        ['ru', 'Записки'],
        ['en', 'Notes'],
      ],
      [['en', 'Notes']],
    ],
    ['zametki: Заметки / Notes', 'zapiski: Записки / Notes', 'zametki: Заметки / Notes'],
  ],
  [
    'swapped titles',
    [
      [
        ['ru', 'A'],
        ['en', 'B'],
      ],
      [
        ['ru', 'B'],
        ['en', 'A'],
      ],
    ],
    ['a: A / B', 'b: B / A'],
  ],
])('a series has %s', (_, posts, expected) => expect(seriesOf(posts)).toEqual(expected));
