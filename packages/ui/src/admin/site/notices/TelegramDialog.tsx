import type { TelegramChannel } from '@janus-site/core';
import { notices } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Checkbox } from '../../../components/Checkbox/Checkbox.tsx';
import { Field } from '../../../components/Field/Field.tsx';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { secretBody, SecretField, type Secret } from './SecretField.tsx';
import { useChannelSave } from './useChannelSave.ts';

export interface TelegramDialogProps {
  telegram: TelegramChannel;
  onClose(): void;
}

/** The form of the Telegram channel. */
export function TelegramDialog({ telegram, onClose }: TelegramDialogProps) {
  const { t } = useLingui();
  const { save, isPending, errors, problem } = useChannelSave(notices.saveTelegram, onClose);
  const [isOn, setOn] = useState(telegram.set_by === 'nobody' || telegram.is_on);
  const [chat, setChat] = useState(telegram.chat);
  const [token, setToken] = useState<Secret>(
    telegram.has_token ? { state: 'kept' } : { state: 'typed', text: '' },
  );
  const handleToken = (next: Secret) => {
    setToken(next);
    // without a token nothing can be sent
    if (next.state === 'removed') setOn(false);
  };
  const handleSubmit = () => {
    const secret = secretBody(token);
    const missing = {
      ...(isOn && secret === null ? { token: t`Вставьте токен бота` } : {}),
      ...(chat.trim() ? {} : { chat: t`Укажите чат` }),
    };
    const body = { is_on: isOn, chat: chat.trim() };
    save(secret === undefined ? body : { ...body, token: secret }, missing);
  };
  return (
    <FormDialog
      size="small"
      heading={t`Уведомления в Telegram`}
      submitText={t`Сохранить`}
      problem={problem}
      isPending={isPending}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <SecretField
        label={t`Токен бота`}
        help={t`Создайте бота у @BotFather командой /newbot: токен будет в ответе.`}
        kept={t`Сохранён. Прочитать его нельзя, только сменить или убрать.`}
        removed={t`Будет убран, когда вы сохраните.`}
        error={errors['token']}
        hasSecret={telegram.has_token}
        value={token}
        onChange={handleToken}
      />
      <Field
        label={t`Чат`}
        help={t`Номер чата: его подскажет @userinfobot. Для открытого канала — имя с @. Сначала напишите своему боту: первым он писать не может.`}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
        value={chat}
        error={errors['chat']}
        onChange={(event) => setChat(event.target.value)}
      />
      <Checkbox
        label={t`Отправлять`}
        help={t`Если выключить, то, что ждёт отправки, пропадёт. Сами сообщения останутся в панели.`}
        checked={isOn}
        onCheckedChange={setOn}
      />
    </FormDialog>
  );
}
