import { can } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { SampleNotice } from '../sample/SampleNotice.tsx';
import { Page } from '../shared/Page.tsx';
import { cards, column } from '../shared/Page.css.ts';
import { onDemand } from '../shared/onDemand.tsx';
import { useSession } from '../../hooks/useSession.ts';
import { Backups } from './Backups.tsx';
import { BackupWarnings } from './BackupWarnings.tsx';
import { FirstSteps } from './FirstSteps.tsx';
import { OfferPasskey } from './OfferPasskey.tsx';
import { OfferWelcome } from './OfferWelcome.tsx';
import { PostsToDo } from './PostsToDo.tsx';
import { RecentEdits } from './RecentEdits.tsx';
import { SecurityNews } from './SecurityNews.tsx';
import { UnreadMessages } from './UnreadMessages.tsx';

const RecoveryCodesNotice = onDemand(
  async () => (await import('../signIn/secondFactor/RecoveryCodesNotice.tsx')).RecoveryCodesNotice,
);

/** The panel's start page: unread messages, drafts, outdated translations, recent edits, backups. */
export function StartPage() {
  const { t } = useLingui();
  const { user } = useSession();
  const name = user?.first_name ?? '';
  const managesContent = can(user, 'manageContent');
  const managesBackups = can(user, 'manageBackups');
  return (
    <Page heading={name ? t`Здравствуйте, ${name}` : t`Здравствуйте`}>
      <SecurityNews />
      {managesBackups ? <BackupWarnings /> : null}
      {user?.has_second_factor ? <RecoveryCodesNotice /> : null}
      {managesContent ? <OfferPasskey /> : null}
      <OfferWelcome />
      <SampleNotice />
      {managesContent ? <FirstSteps /> : null}
      <div className={cards}>
        <div className={column}>
          {can(user, 'manageMessages') ? <UnreadMessages /> : null}
          {managesContent ? (
            <>
              <PostsToDo status="draft" />
              <PostsToDo status="outdated" />
            </>
          ) : null}
          {managesBackups ? <Backups /> : null}
        </div>
        {managesContent ? <RecentEdits /> : null}
      </div>
    </Page>
  );
}
