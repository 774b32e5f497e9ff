import { cvVersions } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { ButtonLink } from '../../../components/Button/Button.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { useNavigation } from '../../../hooks/navigation.ts';
import { useRead } from '../../../hooks/useRead.ts';
import { CvVersionForm } from './CvVersionForm.tsx';
import { useCareerRecord } from './useCareerRecord.ts';

export interface CvVersionScreenProps {
  /** Null for a new version. */
  id: string | null;
}

/** `/admin/resume?new=version`, or `?edit=` with a version's id: the CV that an employer sees. */
export function CvVersionScreen({ id }: CvVersionScreenProps) {
  const { t } = useLingui();
  const { href } = useNavigation();
  const read = useRead(cvVersions.list());
  const record = useCareerRecord();
  const failed = [read, record].find(({ state }) => state === 'failed');
  if (failed?.state === 'failed')
    return <ErrorState title={t`Не удалось загрузить версию`} error={failed.error} onRetry={failed.retry} />;
  if (read.state !== 'ready' || record.state !== 'ready') return <Skeleton />;
  const version = read.data.items.find((one) => one.id === id) ?? null;
  if (id !== null && version === null)
    return (
      <EmptyState
        title={t`Такой записи нет`}
        action={<ButtonLink href={href('resumeAdmin')}>{t`Всё резюме`}</ButtonLink>}
      >
        {t`Возможно, её удалили в другом окне.`}
      </EmptyState>
    );
  return <CvVersionForm key={id ?? 'new'} version={version} record={record.groups} />;
}
