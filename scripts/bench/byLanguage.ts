import type { Figure, Finding } from './figure.ts';
import type { Point, Series } from './measurement.ts';

const languages = { ru: 'in Russian', en: 'in English' } as const;

/** Returns figures of pages, such as `home, ru: JavaScript`, as a series for each language: `home: JavaScript`. */
export function byLanguage(
  findings: readonly Finding[],
  isWanted: (figure: Figure) => boolean,
  shown: (what: string) => string,
): Series[] {
  return (['ru', 'en'] as const).flatMap((language) => {
    const points = findings.flatMap((finding): Point[] => {
      if ('because' in finding || !isWanted(finding)) return [];
      const [, page = '', of, what = ''] = /^(.*), (ru|en): (.*)$/.exec(finding.name) ?? [];
      if (of !== language) return [];
      const { value: y, bound } = finding;
      return [{ x: shown(`${page}: ${what}`), y, ...(bound && { bound }) }];
    });
    return points.length === 0 ? [] : [{ name: languages[language], points }];
  });
}
