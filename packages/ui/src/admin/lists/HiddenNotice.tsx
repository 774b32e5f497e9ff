import type { Write } from '@janus-site/core';
import { errorText } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { Button } from '../../components/Button/Button.tsx';
import { Notice } from '../../components/Notice/Notice.tsx';
import { useToast } from '../../components/Toast/Toast.tsx';
import { usePage } from '../../hooks/page.ts';
import { useWrite } from '../../hooks/useWrite.ts';
import { restored, restoredWords } from '../forms/FormNotices.css.ts';

export interface HiddenNoticeProps {
  /** Null for a new item, which is not hidden. */
  item: { id: string; is_published: boolean } | null;
  title: string;
  update: Write<{ id: string; body: { is_published: boolean } }, unknown>;
}

/** Shown above the form of a hidden item; one press publishes it, with undo in the toast. */
export function HiddenNotice({ item, title, update }: HiddenNoticeProps) {
  const { t } = useLingui();
  const { language } = usePage();
  const showToast = useToast();
  const { run, isPending } = useWrite(update);
  if (!item || item.is_published) return null;
  const { id } = item;
  const change = async (is_published: boolean) => {
    const result = await run({ id, body: { is_published } });
    if (!result.ok) {
      const reason = errorText(result.error, language);
      return showToast({ tone: 'error', message: t`Видимость не изменена: ${reason}` });
    }
    return showToast(
      is_published
        ? {
            message: t`«${title}» теперь на сайте`,
            tone: 'undo',
            action: { label: t`Вернуть`, onAction: () => void change(false) },
          }
        : { message: t`«${title}» скрыто с сайта` },
    );
  };
  return (
    <Notice tone="info">
      <div className={restored}>
        <p className={restoredWords}>{t`Скрыто: посетители этого не видят.`}</p>
        <Button isPending={isPending} onClick={() => void change(true)}>{t`Показать на сайте`}</Button>
      </div>
    </Notice>
  );
}
