import { careerSections, type CareerSection } from '@janus-site/core';
import type { Schemas } from '../../contract/types.ts';
import { problem, type FieldProblem } from '../../errors.ts';
import { refuseEndBeforeStart } from '../shared/refuseEndBeforeStart.ts';

export type CareerFields = Schemas['CareerFields'];

/** Refuses fields that a section does not have, and requires those that it needs. */
export function checkFields(section: CareerSection, fields: CareerFields): void {
  const rows = careerSections.find(({ name }) => name === section)?.fields ?? [];
  const strange = Object.keys(fields).filter((name) => !rows.some((row) => row.name === name));
  const missing = rows.filter(({ name, isNeeded }) => isNeeded && fields[name] === undefined);
  const problems: FieldProblem[] = [
    ...strange.map((name): FieldProblem => ({
      path: `fields.${name}`,
      code: 'not_of_section',
      message: { ru: 'В этом разделе такого поля нет.', en: 'This section has no such field.' },
    })),
    ...missing.map(({ name, label }): FieldProblem => ({
      path: `fields.${name}`,
      code: 'needed',
      message: { ru: `Заполните поле «${label.ru}».`, en: `Fill in the field “${label.en}”.` },
    })),
  ];
  if (problems.length > 0) throw problem('invalid_fields', { fields: problems });
  refuseEndBeforeStart(fields.start ?? null, fields.end ?? null, 'fields.end');
}
