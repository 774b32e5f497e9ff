import type { Webhook } from '@janus-site/core';
import { errorText, webhooks } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { DropdownMenu, MenuItem, MenuSeparator } from '../../../components/DropdownMenu/DropdownMenu.tsx';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { useToast } from '../../../components/Toast/Toast.tsx';
import { usePage } from '../../../hooks/page.ts';
import { useWrite } from '../../../hooks/useWrite.ts';
import { WriteQuestion } from '../../shared/WriteQuestion.tsx';
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
      {question === 'secret' ? (
        <WriteQuestion
          write={webhooks.renewSecret}
          input={{ id }}
          heading={t`Сменить секрет вебхука «${name}»?`}
          lead={t`Прежний секрет сразу перестанет подписывать события: пока получатель не узнает новый, он не примет ни одного.`}
          confirmLabel={t`Сменить секрет`}
          failed={t`Секрет не сменён.`}
          onDone={({ secret }) => onSecret({ name, secret })}
          onClose={() => setQuestion(null)}
        />
      ) : null}
      {question === 'remove' ? (
        <WriteQuestion
          write={webhooks.remove}
          input={{ id }}
          heading={t`Удалить вебхук «${name}»?`}
          lead={t`Получатель больше ничего не узнает, а то, что ждёт отправки, пропадёт. Вернуть вебхук нельзя, можно добавить новый.`}
          confirmLabel={t`Удалить`}
          failed={t`Вебхук не удалён.`}
          onDone={() => showToast({ message: t`Вебхук «${name}» удалён` })}
          onClose={() => setQuestion(null)}
        />
      ) : null}
    </>
  );
}
