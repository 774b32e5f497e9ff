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
/** Checking and sending: most visitors never write, so its code comes with the first touch of the form. */
const load = () => import('./contactMessage.ts');

/** Whoever comes from a post writes about it. */
function begun({ about }: RouteQuery<'home'>): ContactValues {
  return about ? { message: `Re: ${about}\n\n` } : {};
}

/**
 * The state of the contact form: begins where a form that was posted without scripts ended. The words themselves stay
 * in the form's own fields, so what is typed before the scripts come is not lost.
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
    // What is typed while it goes out was not sent.
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
    /** What went out; null while nothing has. */
    sent,
    /** Scripts run: our own words about wrong fields take the place of the browser's. */
    isScripted,
    /** The message went out from this very page, not from the one before. */
    wasSentHere: sent !== outcome?.values,
    handleAgain: () => setSent(null),
    handleFocus: () => void load().catch(() => undefined),
    handleSubmit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      const form = event.currentTarget;
      if (state === 'sending') return;
      // Without its code the form is still a form.
      submit(form).catch(() => form.submit());
    },
    handleChange(event: FormEvent<HTMLFormElement>) {
      // Once wrong, a field is looked at with every key.
      if (Object.keys(errors).length > 0) void check(event.currentTarget);
    },
  };
}

function focusFirst(form: HTMLFormElement, errors: ContactErrors): void {
  const first = contactFields.find((name) => errors[name]);
  const control = first && form.elements.namedItem(first);
  if (control instanceof HTMLElement) control.focus();
}
