import type { Profile } from '@janus-site/core';
import { telegramAddress } from '@janus-site/core';
import { Trans } from '@lingui/react/macro';
import { ContactForm } from './ContactForm.tsx';
import * as styles from './Contacts.css.ts';
import * as home from './HomeScreen.css.ts';

export interface ContactsProps {
  profile: Profile | undefined;
}

/** The owner's addresses and the contact form. */
export function Contacts({ profile }: ContactsProps) {
  const email = profile?.email;
  const telegram = telegramAddress(profile?.telegram ?? '');
  return (
    <section id="contacts" aria-labelledby="contacts-title" className={`${home.section} ${home.split}`}>
      <h2 id="contacts-title" className={home.title}>
        <Trans>Контакты</Trans>
      </h2>
      <div className={styles.ways}>
        <ul className={styles.direct}>
          {email && (
            <li>
              <span className={styles.kind}>Email</span>
              <a href={`mailto:${email}`} className={styles.address}>
                {email}
              </a>
            </li>
          )}
          {telegram && (
            <li>
              <span className={styles.kind}>Telegram</span>
              <a href={telegram.href} rel="me" className={styles.address}>
                {telegram.name}
              </a>
            </li>
          )}
        </ul>
        <ContactForm owner={profile?.translations[0]} />
      </div>
    </section>
  );
}
