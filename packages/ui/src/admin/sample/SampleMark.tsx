import { useLingui } from '@lingui/react/macro';
import { mark } from '../shared/Marks.css.ts';

/** A mark next to the title of an item of the sample. */
export function SampleMark() {
  const { t } = useLingui();
  return <span className={mark}>{t`пример`}</span>;
}
