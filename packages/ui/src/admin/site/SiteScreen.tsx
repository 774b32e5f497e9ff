import { profile as profileData, site } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { usePage } from '../../hooks/page.ts';
import { useRead } from '../../hooks/useRead.ts';
import { SampleNotice } from '../sample/SampleNotice.tsx';
import { page } from '../shared/Page.css.ts';
import { onDemand } from '../shared/onDemand.tsx';

const Settings = onDemand(async () => (await import('./Settings.tsx')).Settings);

/** `/admin/site` on both faces: the owner's settings of the site, or with `?welcome` the setup questions. */
export function SiteScreen() {
  const { t } = useLingui();
  const { query } = usePage<'site'>();
  const settings = useRead(site.get(), { reloadOnFocus: true });
  const owner = useRead(profileData.get());
  if (settings.state === 'pending' || owner.state === 'pending') return <Skeleton />;
  if (settings.state === 'failed') {
    return (
      <ErrorState
        title={t`Не удалось загрузить настройки сайта`}
        error={settings.error}
        onRetry={settings.retry}
      />
    );
  }
  const isWelcome = query.welcome ?? false;
  const profile = owner.state === 'ready' ? owner.data : undefined;
  const form = <Settings isWelcome={isWelcome} site={settings.data} profile={profile} />;
  return isWelcome ? (
    form
  ) : (
    <div className={page}>
      <SampleNotice withRestoring />
      {form}
    </div>
  );
}
