import type { Webhook } from '@janus-site/core';
import { webhooks } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { useRead } from '../../../hooks/useRead.ts';
import { onDemand } from '../../shared/onDemand.tsx';
import { card, cardHead, quiet } from '../../shared/Page.css.ts';
import type { ShownSecret } from './WebhookSecret.tsx';
import { WebhookRows } from './WebhookRows.tsx';

// Loaded on demand: webhooks are rarely created.
const WebhookDialog = onDemand(async () => (await import('./WebhookDialog.tsx')).WebhookDialog);
const WebhookSecret = onDemand(async () => (await import('./WebhookSecret.tsx')).WebhookSecret);

/** The webhooks that receive the site's events. */
export function Webhooks() {
  const { t } = useLingui();
  const read = useRead(webhooks.list());
  const [form, setForm] = useState<{ webhook: Webhook | null } | null>(null);
  const [shown, setShown] = useState<ShownSecret | null>(null);
  return (
    <section className={card}>
      <h2 className={cardHead}>{t`Вебхуки`}</h2>
      <p className={quiet}>
        {t`Сайт сам сообщит другой программе, что произошло: вышел пост, пришло сообщение, изменилась учётная запись. Событие подписано, недоставленное повторяется около суток.`}
      </p>
      <div>
        <Button onClick={() => setForm({ webhook: null })}>{t`Добавить вебхук…`}</Button>
      </div>
      {read.state === 'pending' ? <Skeleton /> : null}
      {read.state === 'failed' ? (
        <ErrorState title={t`Не удалось загрузить вебхуки`} error={read.error} onRetry={read.retry} />
      ) : null}
      {read.state === 'ready' ? (
        <WebhookRows items={read.data.items} onEdit={(webhook) => setForm({ webhook })} onSecret={setShown} />
      ) : null}
      {form ? <WebhookDialog webhook={form.webhook} onClose={() => setForm(null)} onMade={setShown} /> : null}
      {shown ? <WebhookSecret shown={shown} onClose={() => setShown(null)} /> : null}
    </section>
  );
}
