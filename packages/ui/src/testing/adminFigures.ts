import type { Figures } from '@janus-site/core';

const day = 86_400_000;
/** The last day. */
const last = Date.parse('2026-03-30T00:00:00Z');

/** A month of a small blog, with one day on which somebody wrote about it. */
export function adminFigures(): Figures {
  const series = Array.from({ length: 30 }, (_, at) => {
    const views = at === 11 ? 1240 : 20 + ((at * 37) % 60);
    return {
      at: new Date(last - (29 - at) * day).toISOString(),
      views: at === 4 ? 0 : views,
      visitors: at === 4 ? 0 : Math.ceil(views * 0.6),
    };
  });
  const sum = (key: 'views' | 'visitors') => series.reduce((total, moment) => total + moment[key], 0);
  return {
    views: sum('views'),
    visitors: sum('visitors'),
    series,
    pages: [
      { name: '/post/esp32-sleep-nine-microamps', views: 1310, visitors: 1102 },
      { name: '/', views: 640, visitors: 420 },
      { name: '/posts', views: 322, visitors: 204 },
      { name: '/tags/%D0%B4%D0%B0%D1%82%D1%87%D0%B8%D0%BA%D0%B8', views: 41, visitors: 30 },
      {
        name: '/post/a-post-with-a-very-long-name-that-somebody-wrote-on-a-day-without-end',
        views: 9,
        visitors: 9,
      },
      { name: '*', views: 3, visitors: 3 },
    ],
    referrers: [
      { name: 'news.ycombinator.com', views: 1004, visitors: 990 },
      { name: 'habr.com', views: 210, visitors: 180 },
    ],
    languages: [
      { name: 'ru', views: sum('views') - 500, visitors: sum('visitors') - 300 },
      { name: 'en', views: 500, visitors: 300 },
    ],
  };
}

export function noFigures(): Figures {
  const series = adminFigures().series.map(({ at }) => ({ at, views: 0, visitors: 0 }));
  return { views: 0, visitors: 0, series, pages: [], referrers: [], languages: [] };
}
