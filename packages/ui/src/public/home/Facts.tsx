import type { Profile } from '@janus-site/core';
import { githubAddress, telegramAddress } from '@janus-site/core';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import * as styles from './Hero.css.ts';

export interface FactsProps {
  profile: Profile;
  location: ReactNode;
}

/** The owner's short facts as a table. */
export function Facts({ profile, location }: FactsProps) {
  const { email } = profile;
  const telegram = telegramAddress(profile.telegram ?? '');
  const github = githubAddress(profile.github ?? '');
  return (
    <dl className={styles.facts}>
      {location && <Fact name={<Trans>Где</Trans>}>{location}</Fact>}
      {email && (
        <Fact name="Email">
          <a href={`mailto:${email}`}>{email}</a>
        </Fact>
      )}
      {telegram && (
        <Fact name="Telegram">
          <a href={telegram.href} rel="me">
            {telegram.name}
          </a>
        </Fact>
      )}
      {github && (
        <Fact name="GitHub">
          <a href={github.href} rel="me">
            {github.name}
          </a>
        </Fact>
      )}
    </dl>
  );
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.factName}>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
