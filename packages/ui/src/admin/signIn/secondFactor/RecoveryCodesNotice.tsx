import { secondFactor } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { Link } from '../../../components/Link/Link.tsx';
import { useNavigation } from '../../../hooks/navigation.ts';
import { useRead } from '../../../hooks/useRead.ts';
import { FewCodes, fewCodes } from './FewCodes.tsx';

/** A notice on the start page for users with two-step sign-in; empty while enough codes are left. */
export function RecoveryCodesNotice() {
  const { t } = useLingui();
  const { href } = useNavigation();
  const read = useRead(secondFactor.state());
  if (read.state !== 'ready' || read.data.enabled_at === null) return null;
  const left = read.data.recovery_codes_left;
  if (left > fewCodes) return null;
  return (
    <FewCodes left={left}>
      <Link href={href('profile')}>{t`Сделать новые`}</Link>
    </FewCodes>
  );
}
