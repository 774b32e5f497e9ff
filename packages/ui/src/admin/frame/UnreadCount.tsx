import { messages } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { useRead } from '../../hooks/useRead.ts';
import { visuallyHidden } from '../../theme/text.css.ts';
import { menuCount } from './AdminLayout.css.ts';

/** The number of unread messages; empty if there are none or it is unknown. */
export function UnreadCount() {
  const { t } = useLingui();
  const read = useRead(messages.unread(), { reloadOnFocus: true });
  const total = read.state === 'ready' ? read.data.total : 0;
  if (total === 0) return null;
  return (
    <>
      <span className={menuCount} aria-hidden>
        {total}
      </span>
      <span className={visuallyHidden}>, {t`непрочитанных: ${total}`}</span>
    </>
  );
}
