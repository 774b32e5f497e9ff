import type { WebhookPattern } from '@janus-site/core';
import { errorText, fieldErrors } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Field } from '../../../components/Field/Field.tsx';
import { usePage } from '../../../hooks/page.ts';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { CheckboxGroup } from '../CheckboxGroup.tsx';
import { useWebhookSave, type WebhookFormProps } from './useWebhookSave.ts';
import { offeredEvents, useWebhookWords } from './useWebhookWords.ts';

/** Asks for the address and events of a new webhook; of an existing one only the events can change. */
export function WebhookDialog({ webhook, onMade, onClose }: WebhookFormProps) {
  const { t } = useLingui();
  const { language } = usePage();
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
  const handleSubmit = () => {
    const lack = lackOf();
    setMissing(lack);
    if (!lack) void save({ name: name.trim(), url: url.trim(), events: [...chosen] });
  };
  return (
    <FormDialog
      size="small"
      heading={webhook ? t`События вебхука «${webhook.name}»` : t`Новый вебхук`}
      submitText={webhook ? t`Сохранить` : t`Добавить вебхук`}
      problem={problem}
      isPending={isPending}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
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
    </FormDialog>
  );
}
