import { useLingui } from '@lingui/react/macro';
import { Button } from '../../../components/Button/Button.tsx';
import { shortcutText } from '../../shared/keys.ts';
import { aloneBar } from './AloneBar.css.ts';

/** The exit from the text-only view for those without a keyboard; inconspicuous until needed. */
export function AloneBar({ onLeave }: { onLeave(): void }) {
  const { t } = useLingui();
  return (
    <div className={aloneBar}>
      <Button tone="quiet" title={`Esc, ${shortcutText('Shift+F')}`} onClick={onLeave}>
        {t`Показать панели`}
      </Button>
    </div>
  );
}
