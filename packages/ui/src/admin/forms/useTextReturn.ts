import { useLingui } from '@lingui/react/macro';
import { useToast } from '../../components/Toast/Toast.tsx';

/**
 * Returns the undo of an action that replaced a text. What was typed since the action stays until the user asks again.
 */
export function useTextReturn(): (isUntouched: boolean, putBack: () => void) => void {
  const { t } = useLingui();
  const showToast = useToast();
  return (isUntouched, putBack) => {
    if (isUntouched) return putBack();
    showToast({
      tone: 'error',
      message: t`Текст не возвращён: с тех пор введено другое.`,
      action: { label: t`Всё равно вернуть`, onAction: putBack },
    });
  };
}
