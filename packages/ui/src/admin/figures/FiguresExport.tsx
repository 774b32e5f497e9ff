import { errorText, figures } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { Button } from '../../components/Button/Button.tsx';
import { useToast } from '../../components/Toast/Toast.tsx';
import { usePage } from '../../hooks/page.ts';
import { useWrite } from '../../hooks/useWrite.ts';
import { saveFile } from '../shared/saveFile.ts';

/** Downloads all reading figures as a file. */
export function FiguresExport() {
  const { t } = useLingui();
  const { language } = usePage();
  const showToast = useToast();
  const write = useWrite(figures.exportFile);
  const take = async () => {
    const result = await write.run(undefined);
    if (result.ok) return saveFile(result.data, `reading-${new Date().toISOString().slice(0, 10)}.csv`);
    const why = errorText(result.error, language);
    showToast({ tone: 'error', message: t`Цифры не скачаны: ${why}` });
  };
  return (
    <Button isPending={write.isPending} pendingText={t`Готовлю файл…`} onClick={() => void take()}>
      {t`Скачать CSV`}
    </Button>
  );
}
