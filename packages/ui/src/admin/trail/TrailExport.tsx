import { errorText, events } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { saveFile } from '../shared/saveFile.ts';
import { Button } from '../../components/Button/Button.tsx';
import { useToast } from '../../components/Toast/Toast.tsx';
import { usePage } from '../../hooks/page.ts';
import { useWrite } from '../../hooks/useWrite.ts';
import { conditionsOf } from './trailConditions.ts';

type Format = 'csv' | 'jsonl';

const nameOf = (format: Format) => `log-${new Date().toISOString().slice(0, 10)}.${format}`;

/** Downloads the filtered log as a file. */
export function TrailExport() {
  const { t } = useLingui();
  const { query, language } = usePage<'trail'>();
  const showToast = useToast();
  const write = useWrite(events.exportFile);
  const [pending, setPending] = useState<Format | null>(null);
  const take = async (format: Format) => {
    setPending(format);
    const result = await write.run({ ...conditionsOf(query), format });
    setPending(null);
    if (result.ok) return saveFile(result.data, nameOf(format));
    const why = errorText(result.error, language);
    showToast({ tone: 'error', message: t`Журнал не скачан: ${why}` });
  };
  const button = (format: Format, label: string) => (
    <Button
      isPending={pending === format}
      disabled={pending !== null && pending !== format}
      pendingText={t`Готовлю файл…`}
      onClick={() => void take(format)}
    >
      {label}
    </Button>
  );
  return (
    <>
      {button('csv', t`Скачать CSV`)}
      {button('jsonl', t`Скачать JSON`)}
    </>
  );
}
