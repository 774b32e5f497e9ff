import type { Sample } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';

/** Describes the existing contents of the sample as text; empty if there are none. */
export function useSampleText(state: Sample | null): string {
  const { t } = useLingui();
  if (!state) return '';
  const countOf = (kind: Sample['items'][number]['kind']): number =>
    state.items.filter((item) => item.kind === kind).length;
  const [posts, projects, experiences] = [countOf('post'), countOf('project'), countOf('experience')];
  const [entries, series] = [countOf('career'), countOf('series')];
  return [
    state.has_profile ? t`профиль` : '',
    projects > 0 ? t`проекты (${projects})` : '',
    experiences > 0 ? t`места работы (${experiences})` : '',
    entries > 0 ? t`записи резюме (${entries})` : '',
    posts > 0 ? t`посты (${posts})` : '',
    series > 0 ? t`серии (${series})` : '',
  ]
    .filter(Boolean)
    .join(', ');
}
