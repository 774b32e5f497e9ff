import type { ClientError, Write } from '@janus-site/core';
import { errorText, fieldErrors } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useToast } from '../../../components/Toast/Toast.tsx';
import { usePage } from '../../../hooks/page.ts';
import { useWrite } from '../../../hooks/useWrite.ts';

type Errors = Readonly<Record<string, string>>;

interface ChannelSave<Body> {
  /** Saves unless something is missing; `missing` has messages by field. */
  save(body: Body, missing: Errors): void;
  isPending: boolean;
  /** By field. */
  errors: Errors;
  /** An error that belongs to no field. */
  problem: string;
}

/** Saves a channel; after a refusal the form stays with the reason. */
export function useChannelSave<Body, Answer>(
  write: Write<Body, Answer>,
  onSaved: () => void,
): ChannelSave<Body> {
  const { t } = useLingui();
  const { language } = usePage();
  const showToast = useToast();
  const { run, isPending, error } = useWrite(write);
  const [missing, setMissing] = useState<Errors>({});
  const send = async (body: Body) => {
    const result = await run(body);
    if (!result.ok) return;
    showToast({ message: t`Сохранено. Отправьте пробное, чтобы проверить`, tone: 'success' });
    onSaved();
  };
  const save = (body: Body, lacks: Errors) => {
    setMissing(lacks);
    if (Object.keys(lacks).length === 0) void send(body);
  };
  const refused: Errors = error ? fieldErrors(error) : {};
  return {
    save,
    isPending,
    errors: { ...refused, ...missing },
    problem: problemOf(error, refused, language),
  };
}

function problemOf(error: ClientError | null, fields: Errors, language: 'ru' | 'en'): string {
  return error && Object.keys(fields).length === 0 ? errorText(error, language) : '';
}
