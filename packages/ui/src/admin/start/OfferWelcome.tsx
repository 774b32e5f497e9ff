import { can, profile, sample } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { useDeviceSwitch } from '../shared/deviceSwitch.ts';
import { actions, card, cardHead, quiet } from '../shared/Page.css.ts';
import { Button, ButtonLink } from '../../components/Button/Button.tsx';
import { useNavigation } from '../../hooks/navigation.ts';
import { useRead } from '../../hooks/useRead.ts';
import { useSession } from '../../hooks/useSession.ts';

/** Offers the setup questions while the profile has no name or is the sample's. */
export function OfferWelcome() {
  const { t } = useLingui();
  const { user } = useSession();
  const { href } = useNavigation();
  const [isOpen, turn] = useDeviceSwitch('welcome');
  const isAsked = isOpen && can(user, 'manageProfile');
  const owner = useRead(isAsked ? profile.get() : null);
  const content = useRead(isAsked ? sample.state() : null);
  const isNameless = owner.state === 'ready' && !owner.data.translations.some(({ name }) => name.trim());
  const isSample = content.state === 'ready' && content.data.has_profile;
  if (!isAsked || !(isNameless || isSample)) return null;
  return (
    <section className={card}>
      <h2 className={cardHead}>{t`Сделайте сайт своим`}</h2>
      <p className={quiet}>
        {t`Четыре вопроса, три минуты: кто вы, как вас найти, как сайт выглядит и что делать с примером. Любой можно пропустить.`}
      </p>
      <div className={actions}>
        <ButtonLink href={href('site', { query: { welcome: true } })} tone="primary">{t`Начать`}</ButtonLink>
        <Button onClick={() => turn(false)}>{t`Не предлагать`}</Button>
      </div>
    </section>
  );
}
