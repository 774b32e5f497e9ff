import type { CvDesign } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import type { SelectOption } from '../../../components/Select/Select.tsx';

/** Returns the designs of a CV version with their names. */
export function useDesigns(): readonly SelectOption<CvDesign>[] {
  const { t } = useLingui();
  return [
    { value: 'classic', label: t`Строгое, в одну колонку` },
    { value: 'columns', label: t`В две колонки` },
  ];
}
