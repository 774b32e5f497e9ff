import { passkeys } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { actions, card, cardHead, quiet } from '../shared/Page.css.ts';
import { useDeviceSwitch } from '../shared/deviceSwitch.ts';
import { passkeySupport } from '../signIn/passkeys/passkeySupport.ts';
import { Button, ButtonLink } from '../../components/Button/Button.tsx';
import { useNavigation } from '../../hooks/navigation.ts';
import { useRead } from '../../hooks/useRead.ts';

/** Offers a passkey to a user without one, until declined. */
export function OfferPasskey() {
  const { t } = useLingui();
  const { href } = useNavigation();
  const read = useRead(passkeys.list());
  const [isOpen, turn] = useDeviceSwitch('passkeyOffer');
  const hasNone = read.state === 'ready' && read.data.items.length === 0;
  if (!isOpen || !hasNone || passkeySupport() !== 'offered') return null;
  return (
    <section className={card}>
      <h2 className={cardHead}>{t`Вход без пароля`}</h2>
      <p className={quiet}>
        {t`С ключом доступа входят отпечатком, лицом или кодом устройства. Его не подобрать и не выманить.`}
      </p>
      <div className={actions}>
        <ButtonLink href={href('profile')} tone="primary">{t`Добавить ключ`}</ButtonLink>
        <Button onClick={() => turn(false)}>{t`Не предлагать`}</Button>
      </div>
    </section>
  );
}
