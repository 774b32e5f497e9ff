import type { WebhookPattern } from '@janus-site/core';
import { errorText, fieldErrors } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import type { SubmitEvent } from 'react';
import { useId, useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { Dialog } from '../../../components/Dialog/Dialog.tsx';
import { Field } from '../../../components/Field/Field.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { usePage } from '../../../hooks/page.ts';
import { form as formClass } from '../../signIn/LoginForm.css.ts';
import { CheckboxGroup } from '../CheckboxGroup.tsx';
import { useWebhookSave, type WebhookFormProps } from './useWebhookSave.ts';
import { offeredEvents, useWebhookWords } from './useWebhookWords.ts';

/** Asks where events go and which; of a webhook that is there, which alone. */
export function WebhookDialog({ webhook, onMade, onClose }: WebhookFormProps) {
  const { t } = useLingui();
  const { language } = usePage();
  const formId = useId();
  const words = useWebhookWords();
  const { save, isPending, error } = useWebhookSave({ webhook, onMade, onClose });
  const [name, setName] = useState('');
  const [url, setUrl] = useState('');
  const [chosen, setChosen] = useState<readonly WebhookPattern[]>(webhook?.events ?? []);
  const [missing, setMissing] = useState('');
  const errors = error ? fieldErrors(error) : {};
  const isOfField = 'url' in errors || 'name' in errors;
  const problem = missing || (error && !isOfField ? errorText(error, language) : '');

  const lackOf = () => {
    if (!webhook && !name.trim()) return t`Назовите вебхук, чтобы потом узнать его`;
    if (!webhook && !url.trim()) return t`Укажите адрес, на который отправлять события`;
    return chosen.length === 0 ? t`Отметьте, о чём сообщать` : '';
  };
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    const lack = lackOf();
    setMissing(lack);
    if (!lack) void save({ name: name.trim(), url: url.trim(), events: [...chosen] });
  };
  return (
    <Dialog
      size="small"
      heading={webhook ? t`События вебхука «${webhook.name}»` : t`Новый вебхук`}
      isOpen
      onOpenChange={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t`Отмена`}</Button>
          <Button tone="primary" type="submit" form={formId} isPending={isPending}>
            {webhook ? t`Сохранить` : t`Добавить вебхук`}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className={formClass} onSubmit={handleSubmit}>
        {problem ? (
          <Notice tone="danger" isAlert>
            <p>{problem}</p>
          </Notice>
        ) : null}
        {webhook ? null : (
          <>
            <Field
              label={t`Название`}
              help={t`Кто получает события`}
              value={name}
              onChange={(event) => setName(event.target.value)}
              error={errors['name']}
              maxLength={100}
            />
            <Field
              label={t`Адрес`}
              help={t`Начинается с https://`}
              type="url"
              inputMode="url"
              value={url}
              onChange={(event) => setUrl(event.target.value)}
              error={errors['url']}
              maxLength={500}
            />
          </>
        )}
        <CheckboxGroup<WebhookPattern>
          legend={t`О чём сообщать`}
          options={[...new Set<WebhookPattern>([...offeredEvents, ...(webhook?.events ?? [])])]}
          labelOf={words.event}
          chosen={chosen}
          onChoose={setChosen}
        />
      </form>
    </Dialog>
  );
}
