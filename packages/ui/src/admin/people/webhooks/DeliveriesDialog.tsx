import type { Webhook, WebhookDelivery } from '@janus-site/core';
import { errorText, webhooks } from '@janus-site/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../../components/Button/Button.tsx';
import { Dialog } from '../../../components/Dialog/Dialog.tsx';
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { useToast } from '../../../components/Toast/Toast.tsx';
import { usePage } from '../../../hooks/page.ts';
import { useRead } from '../../../hooks/useRead.ts';
import { useWrite } from '../../../hooks/useWrite.ts';
import { quiet, row, rowMain, rows } from '../../shared/Page.css.ts';
import { When } from '../../shared/When.tsx';
import { answer, facts, trouble } from './Webhooks.css.ts';
import { useWebhookWords } from './useWebhookWords.ts';

export interface DeliveriesDialogProps {
  webhook: Webhook;
  onClose(): void;
}

/** The last hundred deliveries of a webhook, sent or waiting. */
export function DeliveriesDialog({ webhook, onClose }: DeliveriesDialogProps) {
  const { t } = useLingui();
  const read = useRead(webhooks.deliveries(webhook.id));
  return (
    <Dialog
      heading={t`Что отправлено: «${webhook.name}»`}
      lead={t`Последние сто событий за тридцать дней.`}
      isOpen
      onOpenChange={onClose}
    >
      {read.state === 'pending' ? <Skeleton /> : null}
      {read.state === 'failed' ? (
        <ErrorState title={t`Не удалось загрузить список`} error={read.error} onRetry={read.retry} />
      ) : null}
      {read.state === 'ready' && read.data.items.length === 0 ? (
        <p className={quiet}>{t`Пока ничего: событий, о которых он просит, не было.`}</p>
      ) : null}
      {read.state === 'ready' ? (
        <ul role="list" className={rows}>
          {read.data.items.map((one) => (
            <li key={one.id} className={row}>
              <Delivery delivery={one} canSend={webhook.state === 'active'} />
            </li>
          ))}
        </ul>
      ) : null}
    </Dialog>
  );
}

function Delivery({ delivery, canSend }: { delivery: WebhookDelivery; canSend: boolean }) {
  const { t } = useLingui();
  const { language } = usePage();
  const showToast = useToast();
  const words = useWebhookWords();
  const sendAgain = useWrite(webhooks.sendAgain);
  const { id, event, state, attempts, created_at: createdAt, next_at: nextAt } = delivery;
  const isBad = state === 'failed' || (state === 'waiting' && attempts > 0);
  const outcome = [words.state(delivery), words.answer(delivery)].filter(Boolean).join(', ');
  const handleAgain = async () => {
    const result = await sendAgain.run({ id });
    showToast(
      result.ok
        ? { message: t`Отправляю ещё раз` }
        : { tone: 'error', message: errorText(result.error, language) },
    );
  };
  return (
    <>
      <div className={rowMain}>
        {words.event(event)}
        <span className={facts}>
          <When time={createdAt} /> · <span className={isBad ? trouble : undefined}>{outcome}</span>
          {attempts > 1 ? <> · {t`попыток: ${attempts}`}</> : null}
          {state === 'waiting' && nextAt !== null && attempts > 0 ? (
            <>
              {' · '}
              <Trans>
                следующая попытка: <When time={nextAt} />
              </Trans>
            </>
          ) : null}
        </span>
        {delivery.answer_text ? <pre className={answer}>{delivery.answer_text}</pre> : null}
      </div>
      {canSend && attempts > 0 ? (
        <Button isPending={sendAgain.isPending} onClick={() => void handleAgain()}>
          {t`Отправить ещё раз`}
        </Button>
      ) : null}
    </>
  );
}
