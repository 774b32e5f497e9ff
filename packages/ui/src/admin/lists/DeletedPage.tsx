import type { Loader, Result } from '@janus-site/core';
import { errorText, numberedPage } from '@janus-site/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { AlertDialog } from '../../components/AlertDialog/AlertDialog.tsx';
import { Button, ButtonLink } from '../../components/Button/Button.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Glyph } from '../../components/Glyph/Glyph.tsx';
import { Notice } from '../../components/Notice/Notice.tsx';
import { usePage } from '../../hooks/page.ts';
import { useIsMounted } from '../../hooks/useIsMounted.ts';
import { useRead } from '../../hooks/useRead.ts';
import { Page } from '../shared/Page.tsx';
import { lead, quiet, row, rowMain, rows } from '../shared/Page.css.ts';
import { When } from '../shared/When.tsx';
import { BulkActionsNotice } from './BulkActionsNotice.tsx';
import { buttons } from './BulkActionsNotice.css.ts';
import { pageSize } from './pages.ts';
import { ReadList } from './ReadList.tsx';
import { useBulkActions } from './useBulkActions.ts';
import type { ListAddress } from './useListAddress.ts';

/** A deleted item that can be restored. */
export interface DeletedThing {
  id: string;
  title: string;
  deleted_at: string;
  expires_at: string;
}

interface DeletedThings {
  items: DeletedThing[];
  total: number;
  next_cursor: string | null;
}

export interface DeletedPageProps {
  address: ListAddress;
  /** Loads a page of the deleted items. */
  list(piece: { limit: number; page?: number }): Loader<DeletedThings>;
  restore(id: string): Promise<Result<unknown>>;
  /** Deletes permanently. */
  purge(id: string): Promise<Result<unknown>>;
}

/** «Недавно удалённые» of a list: items can be restored for thirty days. */
export function DeletedPage({ address, list, restore, purge }: DeletedPageProps) {
  const { t } = useLingui();
  const read = useRead<DeletedThings>(numberedPage(list, address.page, pageSize), { keepPrevious: true });
  const acts = useBulkActions<DeletedThing>();
  const [asked, setAsked] = useState<DeletedThing | null>(null);
  const bringBack = (item: DeletedThing) =>
    void acts.run({
      items: [item],
      call: ({ id }) => restore(id),
      done: () => t`Возвращено: «${item.title}»`,
      failed: t`Не возвращено:`,
    });
  return (
    <Page
      heading={t`Недавно удалённые`}
      actions={<ButtonLink href={address.hrefOf({ deleted: '' })}>{t`Назад к списку`}</ButtonLink>}
    >
      <p className={lead}>{t`Удалённое хранится 30 дней, потом исчезает само.`}</p>
      <BulkActionsNotice acts={acts} />
      <ReadList
        read={read}
        address={address}
        failed={t`Не удалось загрузить удалённое`}
        count={read.state === 'ready' ? read.data.items.length : 0}
        empty={
          <EmptyState title={t`Здесь пусто`}>
            <Trans>Что вы удалите из списка, появится здесь, и его можно будет вернуть.</Trans>
          </EmptyState>
        }
      >
        {({ items }) => (
          <ul role="list" className={rows} aria-label={t`Недавно удалённые`}>
            {items.map((item) => (
              <li key={item.id} className={row}>
                <span className={rowMain}>{item.title || t`Без названия`}</span>
                <span className={quiet}>
                  <Trans>
                    удалено <When time={item.deleted_at} />, исчезнет <When time={item.expires_at} />
                  </Trans>
                </span>
                <span className={buttons}>
                  <Button aria-label={t`Вернуть: ${item.title}`} onClick={() => bringBack(item)}>
                    <Glyph name="undo" size={16} />
                    {t`Вернуть`}
                  </Button>
                  <Button
                    tone="quiet"
                    aria-label={t`Удалить навсегда: ${item.title}`}
                    onClick={() => setAsked(item)}
                  >
                    {t`Удалить навсегда`}
                  </Button>
                </span>
              </li>
            ))}
          </ul>
        )}
      </ReadList>
      {asked ? <PurgeDialog item={asked} purge={purge} onClose={() => setAsked(null)} /> : null}
    </Page>
  );
}

interface PurgeDialogProps {
  item: DeletedThing;
  purge(id: string): Promise<Result<unknown>>;
  onClose(): void;
}

function PurgeDialog({ item, purge, onClose }: PurgeDialogProps) {
  const { t } = useLingui();
  const { language } = usePage();
  const isMounted = useIsMounted();
  const [problem, setProblem] = useState('');
  const [isPending, setPending] = useState(false);
  const handleConfirm = async () => {
    setPending(true);
    setProblem('');
    const result = await purge(item.id);
    setPending(false);
    if (!result.ok) return setProblem(errorText(result.error, language));
    // another question may be open by now
    if (isMounted.current) onClose();
  };
  return (
    <AlertDialog
      isOpen
      heading={t`Удалить «${item.title}» навсегда?`}
      lead={t`Вернуть это будет нельзя.`}
      confirmLabel={t`Удалить навсегда`}
      isPending={isPending}
      onCancel={onClose}
      onConfirm={() => void handleConfirm()}
    >
      {problem ? (
        <Notice tone="danger" isAlert>
          <p>{problem}</p>
        </Notice>
      ) : null}
    </AlertDialog>
  );
}
