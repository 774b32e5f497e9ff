import { errorText, sample, type ClientError } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { useToast } from '../../components/Toast/Toast.tsx';
import { usePage } from '../../hooks/page.ts';
import { useWrite } from '../../hooks/useWrite.ts';

export interface SampleAct {
  run(): void;
  isPending: boolean;
  error: ClientError | null;
}

/** Removes and restores the sample, each with a toast; a removal can be undone. */
export function useSampleActs(): { remove: SampleAct; restore: SampleAct } {
  const { t } = useLingui();
  const { language } = usePage();
  const showToast = useToast();
  const removal = useWrite(sample.remove);
  const restoring = useWrite(sample.restore);
  const restore = async () => {
    const result = await restoring.run();
    if (result.ok) return showToast({ message: t`Пример возвращён` });
    const reason = errorText(result.error, language);
    return showToast({ tone: 'error', message: t`Пример не возвращён: ${reason}` });
  };
  const remove = async () => {
    const result = await removal.run();
    if (!result.ok) return;
    const action = { label: t`Вернуть`, onAction: () => void restore() };
    showToast({ message: t`Пример убран`, tone: 'undo', action });
  };
  return {
    remove: { run: () => void remove(), isPending: removal.isPending, error: removal.error },
    restore: { run: () => void restore(), isPending: restoring.isPending, error: restoring.error },
  };
}
