import type { ClientError } from '@janus-site/core';
import { fieldErrors, messages } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import type { ChangeEvent, FormEvent } from 'react';
import { useState, useSyncExternalStore } from 'react';
import { useFormOutcome } from '../../data/formOutcome.tsx';
import { useHost } from '../../data/host.ts';
import { useWrite } from '../../data/useWrite.ts';

const names = ['name', 'email', 'telegram', 'message'] as const;
type Name = (typeof names)[number];
type Values = Record<Name, string>;
type Errors = Partial<Values>;
const listen = () => () => undefined;

/** The state of the contact form: begins where a form that was posted without scripts ended. */
export function useContactForm() {
  const host = useHost();
  const outcome = useFormOutcome();
  const send = useWrite(messages.send);
  const check = useCheck();
  const [values, setValues] = useState<Values>(() => pick(outcome?.values ?? {}));
  const [errors, setErrors] = useState<Errors>(() => known(outcome?.fields ?? {}));
  const [end, setEnd] = useState<'sent' | 'failed' | null>(outcome?.state ?? null);
  const [opened] = useState(Date.now);
  const isScripted = useSyncExternalStore(
    listen,
    () => true,
    () => false,
  );

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (send.isPending) return;
    const form = event.currentTarget;
    const wrong = check(values);
    setErrors(wrong);
    setEnd(null);
    if (Object.keys(wrong).length > 0) return focusFirst(form, wrong);
    const trap = form.elements.namedItem('website');
    const result = await send.run({
      ...filled(values),
      language: host.language,
      face: host.face,
      website: trap instanceof HTMLInputElement && trap.value ? trap.value : undefined,
      elapsed_ms: Date.now() - opened,
    });
    if (result.ok) return setEnd('sent');
    const refused = refusedFields(result.error);
    setErrors(refused);
    setEnd('failed');
    focusFirst(form, refused);
  };

  const change = ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    const name = currentTarget.name as Name;
    const next = { ...values, [name]: currentTarget.value };
    setValues(next);
    // Once wrong, a field is looked at with every key.
    if (Object.keys(errors).length > 0) setErrors(pruned(errors, check(next)));
  };

  return {
    values,
    errors,
    state: send.isPending ? ('sending' as const) : end,
    /** Scripts run: our own words about wrong fields take the place of the browser's. */
    isScripted,
    /** The message went out from this very page, not from the one before. */
    wasSentHere: end === 'sent' && outcome?.state !== 'sent',
    handleSubmit: (event: FormEvent<HTMLFormElement>) => void submit(event),
    handleChange: change,
  };
}

function useCheck(): (values: Values) => Errors {
  const { t } = useLingui();
  return ({ name, email, telegram, message }) => {
    const errors: Errors = {};
    if (!name.trim()) errors.name = t`Напишите, как вас зовут`;
    if (email.trim() && !/^\S+@\S+\.\S+$/.test(email.trim()))
      errors.email = t`Проверьте адрес: name@example.com`;
    if (!email.trim() && !telegram.trim()) errors.email = t`Укажите почту или Telegram`;
    if (!message.trim()) errors.message = t`Напишите сообщение`;
    return errors;
  };
}

function filled({ name, email, telegram, message }: Values) {
  return {
    name: name.trim(),
    message: message.trim(),
    email: email.trim() || undefined,
    telegram: telegram.trim() || undefined,
  };
}

const pick = (given: Readonly<Record<string, string>>): Values => ({
  name: given['name'] ?? '',
  email: given['email'] ?? '',
  telegram: given['telegram'] ?? '',
  message: given['message'] ?? '',
});

function known(fields: Readonly<Record<string, string>>): Errors {
  return Object.fromEntries(names.flatMap((name) => (fields[name] ? [[name, fields[name]]] : [])));
}

const refusedFields = (error: ClientError): Errors => known(fieldErrors(error));

function pruned(old: Errors, now: Errors): Errors {
  return Object.fromEntries(names.flatMap((name) => (old[name] && now[name] ? [[name, now[name]]] : [])));
}

function focusFirst(form: HTMLFormElement, errors: Errors): void {
  const first = names.find((name) => errors[name]);
  const control = first && form.elements.namedItem(first);
  if (control instanceof HTMLElement) control.focus();
}
