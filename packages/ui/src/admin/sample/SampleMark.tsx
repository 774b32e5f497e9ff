import { useLingui } from '@lingui/react/macro';
import { mark } from '../shared/Marks.css.ts';

/** Beside the title of something that the sample has made. */
export function SampleMark() {
  const { t } = useLingui();
  return <span className={mark}>{t`пример`}</span>;
}
