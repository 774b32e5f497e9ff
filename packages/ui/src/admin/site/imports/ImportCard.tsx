import type { Import } from '@janus-site/core';
import { errorText, formatDay, imports } from '@janus-site/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../../components/Button/Button.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { useToast } from '../../../components/Toast/Toast.tsx';
import { usePage } from '../../../hooks/page.ts';
import { useWrite } from '../../../hooks/useWrite.ts';
import { card, cardHead, quiet } from '../../shared/Page.css.ts';
import { When } from '../../shared/When.tsx';
import { bar, buttons, name as nameClass } from './Imports.css.ts';
import { useImportWords } from './useImportWords.ts';

type Verb = 'run' | 'cancel' | 'undo';

function useImportActs(id: string) {
  const { language } = usePage();
  const showToast = useToast();
  const writes = {
    run: useWrite(imports.run),
    cancel: useWrite(imports.cancel),
    undo: useWrite(imports.undo),
  };
  return {
    isPending: Object.values(writes).some(({ isPending }) => isPending),
    act: async (verb: Verb) => {
      const result = await writes[verb].run({ id });
      if (!result.ok) showToast({ tone: 'error', message: errorText(result.error, language) });
    },
  };
}

export interface ImportCardProps {
  item: Import;
}

/** An import: its source, progress and actions. */
export function ImportCard({ item }: ImportCardProps) {
  const { language } = usePage();
  const words = useImportWords();
  const { state, name, format, failure, undo_until: undoUntil } = item;
  const isRunning = state === 'running';
  const isBad = state === 'failed' || state === 'interrupted';
  return (
    <section className={card}>
      <h2 className={`${cardHead} ${nameClass}`}>{name}</h2>
      <p className={quiet}>
        {format === null ? null : <>{words.format(format)} · </>}
        <When time={item.created_at} />
      </p>
      {isBad ? (
        <Notice tone="danger">
          <p>{words.state(item)}</p>
          {failure === null ? null : <p className={nameClass}>{failure}</p>}
        </Notice>
      ) : (
        <p role="status">{words.state(item)}</p>
      )}
      {isRunning ? <Progress item={item} /> : null}
      {undoUntil !== null && !isRunning ? (
        <p className={quiet}>
          <Trans>
            Отменить импорт целиком можно до {formatDay(undoUntil, language)}. Что вы измените после него,
            останется.
          </Trans>
        </p>
      ) : null}
      <Acts item={item} />
    </section>
  );
}

/** The actions available now. */
function Acts({ item }: ImportCardProps) {
  const { t } = useLingui();
  const { id, task, state, can_run: canRun, undo_until: undoUntil } = item;
  const { act, isPending } = useImportActs(id);
  const isRunning = state === 'running';
  const canUndo = undoUntil !== null && !isRunning;
  if (!canRun && !isRunning && !canUndo) return null;
  return (
    <div className={buttons}>
      {canRun ? (
        <Button tone="primary" isPending={isPending} onClick={() => void act('run')}>
          {task === 'import' ? t`Взять остальное` : t`Импортировать`}
        </Button>
      ) : null}
      {isRunning ? (
        <Button isPending={isPending} onClick={() => void act('cancel')}>
          {t`Остановить`}
        </Button>
      ) : null}
      {canUndo ? (
        <Button tone="danger" isPending={isPending} onClick={() => void act('undo')}>
          {t`Отменить импорт`}
        </Button>
      ) : null}
    </div>
  );
}

function Progress({ item }: ImportCardProps) {
  const { t } = useLingui();
  const { name } = item;
  const isUpload = item.task === 'upload';
  const done = isUpload ? item.received : item.done;
  const total = isUpload ? item.size : item.total;
  const status = total > 0 ? t`${done} из ${total}` : t`Читаю файл…`;
  return (
    <div>
      <progress
        className={bar}
        aria-label={t`Сколько сделано: ${name}`}
        value={total > 0 ? Math.min(done, total) : undefined}
        max={Math.max(total, 1)}
      />
      {isUpload ? null : <p className={quiet}>{status}</p>}
    </div>
  );
}
