import type { Webhook } from '@janus-site/core';
import { errorText, webhooks } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { AlertDialog } from '../../../components/AlertDialog/AlertDialog.tsx';
import { DropdownMenu, MenuItem, MenuSeparator } from '../../../components/DropdownMenu/DropdownMenu.tsx';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { useToast } from '../../../components/Toast/Toast.tsx';
import { usePage } from '../../../hooks/page.ts';
import { useWrite } from '../../../hooks/useWrite.ts';
import { Failure } from '../../shared/Failure.tsx';
import type { ShownSecret } from './WebhookSecret.tsx';

export interface WebhookMenuProps {
  webhook: Webhook;
  onEdit(): void;
  onSecret(shown: ShownSecret): void;
}

type Question = 'secret' | 'remove';

/** Actions on a webhook. */
export function WebhookMenu({ webhook: { id, name, state }, onEdit, onSecret }: WebhookMenuProps) {
  const { t } = useLingui();
  const { language } = usePage();
  const showToast = useToast();
  const test = useWrite(webhooks.test);
  const update = useWrite(webhooks.update);
  const renew = useWrite(webhooks.renewSecret);
  const remove = useWrite(webhooks.remove);
  const [question, setQuestion] = useState<Question | null>(null);
  const isPaused = state === 'paused';

  const handleTest = async () => {
    const result = await test.run({ id });
    showToast(
      result.ok
        ? { message: t`Пробное событие отправляется. Ответ — в списке «Что отправлено»` }
        : { tone: 'error', message: errorText(result.error, language) },
    );
  };
  const handlePause = async () => {
    const result = await update.run({ id, body: { state: isPaused ? 'active' : 'paused' } });
    if (!result.ok) return showToast({ tone: 'error', message: errorText(result.error, language) });
    return showToast({ message: isPaused ? t`Вебхук «${name}» включён` : t`Вебхук «${name}» на паузе` });
  };
  const handleRenew = async () => {
    const result = await renew.run({ id });
    if (!result.ok) return;
    setQuestion(null);
    onSecret({ name, secret: result.data.secret });
  };
  const handleRemove = async () => {
    const result = await remove.run({ id });
    if (!result.ok) return;
    setQuestion(null);
    showToast({ message: t`Вебхук «${name}» удалён` });
  };
  return (
    <>
      <DropdownMenu trigger={<IconButton glyph="more" label={t`Действия с вебхуком «${name}»`} />}>
        <MenuItem isDisabled={isPaused} onSelect={() => void handleTest()}>
          {t`Отправить пробное событие`}
        </MenuItem>
        <MenuItem onSelect={onEdit}>{t`Выбрать события…`}</MenuItem>
        <MenuItem onSelect={() => void handlePause()}>
          {isPaused ? t`Включить` : t`Поставить на паузу`}
        </MenuItem>
        <MenuItem onSelect={() => setQuestion('secret')}>{t`Новый секрет…`}</MenuItem>
        <MenuSeparator />
        <MenuItem tone="danger" onSelect={() => setQuestion('remove')}>{t`Удалить…`}</MenuItem>
      </DropdownMenu>
      <AlertDialog
        isOpen={question === 'secret'}
        heading={t`Сменить секрет вебхука «${name}»?`}
        lead={t`Прежний секрет сразу перестанет подписывать события: пока получатель не узнает новый, он не примет ни одного.`}
        confirmLabel={t`Сменить секрет`}
        isPending={renew.isPending}
        onConfirm={() => void handleRenew()}
        onCancel={() => setQuestion(null)}
      >
        {renew.error ? <Failure what={t`Секрет не сменён.`} error={renew.error} /> : null}
      </AlertDialog>
      <AlertDialog
        isOpen={question === 'remove'}
        heading={t`Удалить вебхук «${name}»?`}
        lead={t`Получатель больше ничего не узнает, а то, что ждёт отправки, пропадёт. Вернуть вебхук нельзя, можно добавить новый.`}
        confirmLabel={t`Удалить`}
        isPending={remove.isPending}
        onConfirm={() => void handleRemove()}
        onCancel={() => setQuestion(null)}
      >
        {remove.error ? <Failure what={t`Вебхук не удалён.`} error={remove.error} /> : null}
      </AlertDialog>
    </>
  );
}
