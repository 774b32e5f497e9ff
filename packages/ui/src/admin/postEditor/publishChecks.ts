import type { PostText } from './postValues.ts';

export type PublishCheck = 'noBody' | 'noSummary' | 'noAlt' | 'topHeading' | 'noTranslation';

/** What a careful editor would look at before the text goes out; none of it forbids anything. */
export function publishChecks(text: PostText, hasTranslation: boolean): PublishCheck[] {
  const prose = text.body.replace(/^(```|~~~)[\s\S]*?^\1/gm, '');
  const found: PublishCheck[] = [];
  if (!text.body.trim()) found.push('noBody');
  if (!text.summary.trim()) found.push('noSummary');
  if (/!\[\s*\]\(/.test(prose)) found.push('noAlt');
  if (/^# /m.test(prose)) found.push('topHeading');
  if (!hasTranslation) found.push('noTranslation');
  return found;
}
