import { useLingui } from '@lingui/react/macro';
import { useToast } from '../../../components/Toast/Toast.tsx';
import { useNavigation } from '../../../hooks/navigation.ts';
import { copyText } from '../../../text/copyText.ts';

/** Copies the private link of a version, with a toast. */
export function useCopyLink(): (address: string) => Promise<void> {
  const { t } = useLingui();
  const { origin } = useNavigation();
  const showToast = useToast();
  return async (address) => {
    const isCopied = await copyText(document, `${origin}${address}`);
    showToast(
      isCopied
        ? { message: t`Ссылка скопирована: у кого она есть, тот видит эту версию` }
        : { tone: 'error', message: t`Браузер не дал скопировать: откройте ссылку и скопируйте её адрес` },
    );
  };
}
