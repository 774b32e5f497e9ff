import type { Import } from '@janus-site/core';
import { imports } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { useRead } from '../../../hooks/useRead.ts';
import { cardHead, column, lead } from '../../shared/Page.css.ts';
import { Page } from '../../shared/Page.tsx';
import { ImportCard } from './ImportCard.tsx';
import { ImportDrop } from './ImportDrop.tsx';
import { ImportReport } from './ImportReport.tsx';
import { useImportUpload } from './useImportUpload.ts';
import { useRepeat } from './useRepeat.ts';

/** In milliseconds. The polling interval of a running task. */
const pause = 1000;

const hasReport = ({ task, state }: Import): boolean =>
  task !== 'upload' && state !== 'running' && !(task === 'check' && state !== 'done');

/**
 * `/admin/import` of the blog: turns a file or folder from elsewhere into posts, after a check that shows the result.
 */
export function ImportScreen() {
  const { t } = useLingui();
  const read = useRead(imports.list(), { keepPrevious: true, reloadOnFocus: true });
  const items = read.state === 'ready' ? read.data.items : [];
  const reload = () => {
    if (read.state === 'ready') read.reload();
  };
  const { upload, start, cancel } = useImportUpload(reload);
  const isSending = upload.state === 'sending' || upload.state === 'packing';
  const running = items.find(({ state }) => state === 'running');
  useRepeat(pause, running !== undefined && !isSending, reload);
  const shown = items.filter(({ task, state }) => !(isSending && task === 'upload' && state === 'running'));
  const [newest, ...older] = shown;
  return (
    <Page heading={t`Импорт`}>
      <p className={lead}>
        {t`Посты, картинки и резюме с прежних мест. Что на сайте уже есть, не меняется; повторный импорт берёт только недостающее.`}
      </p>
      {running && !isSending ? null : (
        <ImportDrop upload={upload} onBring={(brought) => void start(brought)} onCancel={cancel} />
      )}
      {read.state === 'pending' ? <Skeleton /> : null}
      {read.state === 'failed' ? (
        <ErrorState title={t`Не удалось загрузить импорты`} error={read.error} onRetry={read.retry} />
      ) : null}
      {newest ? <ImportCard key={newest.id} item={newest} /> : null}
      {newest && hasReport(newest) ? <ImportReport key={`${newest.id} report`} item={newest} /> : null}
      {older.length > 0 ? (
        <section className={column}>
          <h2 className={cardHead}>{t`Прежние`}</h2>
          {older.map((item) => (
            <Earlier key={item.id} item={item} />
          ))}
        </section>
      ) : null}
    </Page>
  );
}

/** An earlier import, with its report on request. */
function Earlier({ item }: { item: Import }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ImportCard item={item} />
      {hasReport(item) ? (
        <div>
          <Button tone="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {t`Отчёт: ${item.name}`}
          </Button>
        </div>
      ) : null}
      {isOpen && hasReport(item) ? <ImportReport item={item} /> : null}
    </>
  );
}
