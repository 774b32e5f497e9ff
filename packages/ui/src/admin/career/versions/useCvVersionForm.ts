import type { CvVersion } from '@janus-site/core';
import { cvVersions } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { useToast } from '../../../components/Toast/Toast.tsx';
import { useNavigation } from '../../../hooks/navigation.ts';
import { useWrite } from '../../../hooks/useWrite.ts';
import type { SingleForm } from '../../forms/useSingleForm.ts';
import { useSingleForm } from '../../forms/useSingleForm.ts';
import type { RecordGroup, VersionValues } from './cvVersionValues.ts';
import { fieldsOf, valuesOf } from './cvVersionValues.ts';

/** The form of a version or of a new one, which gets its own address after the first save. */
export function useCvVersionForm(
  version: CvVersion | null,
  record: readonly RecordGroup[],
): SingleForm<VersionValues> {
  const { t } = useLingui();
  const { href, navigate } = useNavigation();
  const showToast = useToast();
  const create = useWrite(cvVersions.create);
  const replace = useWrite(cvVersions.replace);
  return useSingleForm<VersionValues, CvVersion>({
    name: `cv-version.${version?.id ?? 'new'}`,
    saved: valuesOf(version, record),
    isNew: version === null,
    validate: ({ name }): Record<string, string> => (name.trim() ? {} : { name: t`Назовите версию` }),
    send: (values) => {
      const body = fieldsOf(values, record, version?.selection);
      return version ? replace.run({ id: version.id, body }) : create.run(body);
    },
    onSaved({ id, name }) {
      if (version) return;
      showToast({ message: t`Версия «${name}» создана`, tone: 'success' });
      navigate(href('resumeAdmin', { query: { edit: id } }), { replace: true });
    },
  });
}
