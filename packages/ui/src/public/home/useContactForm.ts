import type { RouteQuery } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import type { FormEvent } from 'react';
import { useState, useSyncExternalStore } from 'react';
import { useFormOutcome } from '../../hooks/formOutcome.tsx';
import { usePage } from '../../hooks/page.ts';
import { useServices } from '../../hooks/services.ts';
import type { ContactErrors, ContactValues } from './contactFields.ts';
import { contactFields } from './contactFields.ts';

const listen = () => () => undefined;
/** Validation and sending: most visitors never write, so the code is loaded at the first focus of the form. */
const load = () => import('./contactMessage.ts');

/** A visitor who comes from a post writes about it. */
function begun({ about }: RouteQuery<'home'>): ContactValues {
  return about ? { message: `Re: ${about}\n\n` } : {};
}

/**
 * Returns the state of the contact form, which continues from a form that was posted without scripts. The values stay
 * in the form's own fields, so that text typed before hydration is not lost.
 */
export function useContactForm() {
  const { language, face, query } = usePage<'home'>();
  const { api } = useServices();
  const { i18n } = useLingui();
  const outcome = useFormOutcome();
  const [errors, setErrors] = useState<ContactErrors>(outcome?.fields ?? {});
  const [state, setState] = useState<'sending' | 'failed' | null>(
    outcome?.state === 'failed' ? 'failed' : null,
  );
  const [sent, setSent] = useState<ContactValues | null>(
    outcome?.state === 'sent' ? (outcome.values ?? {}) : null,
  );
  const [opened] = useState(Date.now);
  const isScripted = useSyncExternalStore(
    listen,
    () => true,
    () => false,
  );

  const submit = async (form: HTMLFormElement) => {
    setState('sending');
    const { checkContact, sendContact } = await load();
    const wrong = checkContact(form, i18n);
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) {
      setState(null);
      return focusFirst(form, wrong);
    }
    // Text typed while the message is being sent was not sent.
    const { values, refused } = await sendContact(form, { api, language, face }, Date.now() - opened);
    setState(refused ? 'failed' : null);
    if (!refused) return setSent(values);
    setErrors(refused);
    focusFirst(form, refused);
  };

  const check = async (form: HTMLFormElement) => {
    const { checkContact, remaining } = await load();
    setErrors((old) => remaining(old, checkContact(form, i18n)));
  };

  return {
    values: outcome?.state === 'failed' ? (outcome.values ?? {}) : begun(query),
    errors,
    state,
    /** The sent values; null before the first message. */
    sent,
    /** Scripts run: our own error messages replace the browser's. */
    isScripted,
    /** Whether the message was sent from this page without a reload. */
    wasSentHere: sent !== outcome?.values,
    handleAgain: () => setSent(null),
    handleFocus: () => void load().catch(() => undefined),
    handleSubmit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      const form = event.currentTarget;
      if (state === 'sending') return;
      // If the code cannot be loaded, the browser posts the form.
      submit(form).catch(() => form.submit());
    },
    handleChange(event: FormEvent<HTMLFormElement>) {
      // After an error, the form is validated on every key press.
      if (Object.keys(errors).length > 0) void check(event.currentTarget);
    },
  };
}

function focusFirst(form: HTMLFormElement, errors: ContactErrors): void {
  const first = contactFields.find((name) => errors[name]);
  const control = first && form.elements.namedItem(first);
  if (control instanceof HTMLElement) control.focus();
}
