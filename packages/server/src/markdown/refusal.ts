import type { Bilingual } from '../errorCatalogue.ts';
import { problem } from '../errors.ts';
import { type TextLimit, textLimits } from './limits.ts';

const detailOf: Readonly<Record<TextLimit, Bilingual>> = {
  headings: {
    ru: `В тексте больше ${textLimits.headings} заголовков. Разделите его.`,
    en: `The text has more than ${textLimits.headings} headings. Split it.`,
  },
  footnotes: {
    ru: `В тексте больше ${textLimits.footnotes} сносок. Разделите его.`,
    en: `The text has more than ${textLimits.footnotes} footnotes. Split it.`,
  },
  formulas: {
    ru: `В тексте больше ${textLimits.formulas} формул. Разделите его.`,
    en: `The text has more than ${textLimits.formulas} formulas. Split it.`,
  },
  footnoteReferences: {
    ru: `В тексте больше ${textLimits.footnoteReferences} ссылок на сноски. Разделите его.`,
    en: `The text refers to footnotes more than ${textLimits.footnoteReferences} times. Split it.`,
  },
};

/** The refusal of a text that exceeds a limit. */
export function refusalOf(limit: TextLimit): Error {
  return problem('text_too_complex', { detail: detailOf[limit] });
}
