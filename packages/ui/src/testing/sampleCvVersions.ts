import type { CvVersion, CvVersionList } from '@janus-site/core';
import { sampleCareer } from './sampleCareer.ts';

const version = (number: number, fields: Partial<CvVersion>): CvVersion => ({
  id: `00000000-0000-4000-8000-0000000013${String(number).padStart(2, '0')}`,
  name: 'Для завода',
  design: 'classic',
  token: `link-${number}-of-a-version`,
  updated_at: '2026-02-20T10:00:00Z',
  ...fields,
});

/** Versions of the CV: with its own texts and selection, with a long name, one whose link is unknown. */
export function sampleCvVersions(): CvVersionList {
  const skills = sampleCareer().items.filter(({ section }) => section === 'skills');
  return {
    items: [
      version(1, {
        name: 'Прошивки и платы',
        design: 'columns',
        file_name: 'Фамилия — встраиваемые системы',
        texts: { ru: { headline: 'Инженер встраиваемых систем', summary: 'Плата, прошивка и шлюз.' } },
        selection: { skills: skills.slice(0, 2).map(({ id }) => id) },
      }),
      version(2, { name: 'Электрофотополупроводниковое машиностроение и приборостроение, главный инженер' }),
      version(3, { name: 'Из прежнего сайта', token: null }),
    ],
    deleted: [],
  };
}
