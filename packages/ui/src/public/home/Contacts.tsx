import { telegramAddress } from '@janus-site/core';
import { Trans } from '@lingui/react/macro';
import { useProfile } from '../../hooks/useProfile.ts';
import { ContactForm } from './ContactForm.tsx';
import * as styles from './Contacts.css.ts';
import * as home from './HomeScreen.css.ts';

export function Contacts() {
  const known = useProfile();
  const email = known?.profile.email;
  const telegram = telegramAddress(known?.profile.telegram ?? '');
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
        <ContactForm />
      </div>
    </section>
  );
}
