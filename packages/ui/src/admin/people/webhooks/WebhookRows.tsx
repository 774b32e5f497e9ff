import type { Webhook } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { onDemand } from '../../shared/onDemand.tsx';
import { quiet, row, rowMain, rows } from '../../shared/Page.css.ts';
import type { ShownSecret } from './WebhookSecret.tsx';
import { actions, facts, trouble } from './Webhooks.css.ts';
import { WebhookMenu } from './WebhookMenu.tsx';
import { useWebhookWords } from './useWebhookWords.ts';

const DeliveriesDialog = onDemand(async () => (await import('./DeliveriesDialog.tsx')).DeliveriesDialog);

export interface WebhookRowsProps {
  items: readonly Webhook[];
  onEdit(webhook: Webhook): void;
  onSecret(shown: ShownSecret): void;
}

/** The webhooks of the site: address, events, state and deliveries. */
export function WebhookRows({ items, onEdit, onSecret }: WebhookRowsProps) {
  const { t } = useLingui();
  const words = useWebhookWords();
  const [opened, setOpened] = useState<string | null>(null);
  const shown = items.find(({ id }) => id === opened);
  return (
    <>
      <ul role="list" className={rows}>
        {items.map((one) => (
          <li key={one.id} className={row}>
            <span className={rowMain}>
              {one.name}
              <span className={facts}>{one.url}</span>
              <span className={facts}>{one.events.map(words.event).join(', ')}</span>
              <WebhookState webhook={one} />
            </span>
            <span className={actions}>
              <Button onClick={() => setOpened(one.id)}>{t`Что отправлено…`}</Button>
              <WebhookMenu webhook={one} onEdit={() => onEdit(one)} onSecret={onSecret} />
            </span>
          </li>
        ))}
      </ul>
      {shown ? <DeliveriesDialog webhook={shown} onClose={() => setOpened(null)} /> : null}
    </>
  );
}

function WebhookState({ webhook }: { webhook: Webhook }) {
  const { t } = useLingui();
  const { pauses } = useWebhookWords();
  const { pause_reason: reason, failing_since: failing } = webhook;
  if (reason !== null)
    return <span className={reason === 'owner' ? quiet : `${quiet} ${trouble}`}>{pauses[reason]}</span>;
  if (failing === null) return null;
  return <span className={`${quiet} ${trouble}`}>{t`последнее событие не дошло`}</span>;
}
