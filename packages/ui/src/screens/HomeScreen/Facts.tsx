import type { Profile } from '@janus-site/core';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { githubHref, shortAddress, telegramHref, telegramName } from '../../text/addresses.ts';
import * as styles from './Hero.css.ts';

export interface FactsProps {
  profile: Profile;
  location: string | null;
}

/** What can be said in a word, in tabular order. */
export function Facts({ profile: { email, telegram, github }, location }: FactsProps) {
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
          <a href={telegramHref(telegram)} rel="me">
            {telegramName(telegram)}
          </a>
        </Fact>
      )}
      {github && (
        <Fact name="GitHub">
          <a href={githubHref(github)} rel="me">
            {shortAddress(githubHref(github)).replace(/^github\.com\//, '')}
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
