import type { RouteQuery } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import type { FormEvent } from 'react';
import { useState } from 'react';
import { useFormOutcome } from '../../hooks/formOutcome.tsx';
import { usePage } from '../../hooks/page.ts';
import { useServices } from '../../hooks/services.ts';
import type { ContactErrors, ContactValues } from './contactFields.ts';
import { keptAs } from './contactFields.ts';

/** Validation and sending: most visitors never write, so the code is loaded at the first focus of the form. */
const load = () => import('./contactMessage.ts');
const ignore = () => undefined;

/** Starts with the text that was typed before the visitor looked at another page. */
async function start(form: HTMLFormElement | null): Promise<void> {
  if (!form) return;
  // Scripts run: our own error messages replace the browser's.
  form.noValidate = true;
  if (sessionStorage.getItem(keptAs)) {
    const { restoreContact } = await load();
    restoreContact(form);
  }
}
const handleMount = (form: HTMLFormElement | null) => void start(form).catch(ignore);

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
  const [sent, setSent] = useState<ContactValues | null | undefined>(
    outcome?.state === 'sent' ? (outcome.values ?? {}) : null,
  );

  const [reason, setReason] = useState<string | false>();

  const submit = async (form: HTMLFormElement) => {
    setState('sending');
    const { sendContact } = await load();
    const answer = await sendContact(form, i18n, { api, language, face });
    setState(answer.state);
    setErrors(answer.errors);
    setReason(answer.reason);
    setSent(answer.sent);
  };

  return {
    values: outcome?.state === 'failed' ? (outcome.values ?? {}) : begun(query),
    errors,
    state,
    reason,
    /** The sent values; null before the first message, undefined before another one. */
    sent,
    /** Whether the message was sent from this page without a reload. */
    wasSentHere: sent !== outcome?.values,
    handleAgain: () => setSent(undefined),
    handleMount,
    handleFocus: () => void load().catch(ignore),
    handleSubmit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      const form = event.currentTarget;
      if (state === 'sending') return;
      // If the code cannot be loaded, the browser posts the form.
      submit(form).catch(() => form.submit());
    },
    handleChange(event: FormEvent<HTMLFormElement>) {
      const form = event.currentTarget;
      load().then(({ follow }) => setErrors(follow(form, i18n)), ignore);
    },
  };
}
