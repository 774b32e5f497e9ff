import type { Import, ImportLine, ImportOutcome } from '@janus-site/core';
import { errorText, imports } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { Table } from '../../../components/Table/Table.tsx';
import { useToast } from '../../../components/Toast/Toast.tsx';
import { useNavigation } from '../../../hooks/navigation.ts';
import { usePage } from '../../../hooks/page.ts';
import { useMore } from '../../../hooks/useMore.ts';
import { Failure } from '../../shared/Failure.tsx';
import { column, quiet } from '../../shared/Page.css.ts';
import {
  bad,
  buttons,
  counts,
  name as nameClass,
  notes as notesClass,
  outcome as outcomeClass,
} from './Imports.css.ts';
import { useImportWords } from './useImportWords.ts';
import { useReportFile } from './useReportFile.ts';

const outcomes: readonly ImportOutcome[] = ['refused', 'changed', 'taken', 'removed', 'kept', 'aside'];
const pageSize = 50;

export interface ImportReportProps {
  item: Import;
}

/** The outcome of each item of an import, with the reason and the line. */
export function ImportReport({ item }: ImportReportProps) {
  const { t } = useLingui();
  const { language } = usePage();
  const showToast = useToast();
  const words = useImportWords();
  const [chosen, setChosen] = useState<ImportOutcome | null>(null);
  const version = `${item.task} ${item.state} ${item.done}`;
  const read = useMore<ImportLine>((cursor) =>
    imports.report(item.id, { ...(chosen && { outcome: chosen }), cursor, limit: pageSize }, version),
  );
  const file = useReportFile(item);
  const all = outcomes.reduce((sum, outcome) => sum + (item.counts[outcome] ?? 0), 0);
  const handleSave = async () => {
    const error = await file.save();
    if (error) showToast({ tone: 'error', message: errorText(error, language) });
  };
  if (all === 0) return <p className={quiet}>{t`В нём не нашлось ничего, что можно взять.`}</p>;
  return (
    <section className={column} aria-label={t`Отчёт`}>
      <ul className={counts} aria-label={t`Показать`}>
        <Choice isChosen={chosen === null} onChoose={() => setChosen(null)} label={t`все`} count={all} />
        {outcomes.map((outcome) => (
          <Choice
            key={outcome}
            isChosen={chosen === outcome}
            onChoose={() => setChosen(outcome)}
            label={words.outcome(outcome)}
            count={item.counts[outcome] ?? 0}
          />
        ))}
      </ul>
      {read.state === 'pending' ? <Skeleton /> : null}
      {read.state === 'failed' ? (
        <ErrorState title={t`Не удалось загрузить отчёт`} error={read.error} onRetry={read.retry} />
      ) : null}
      {read.state === 'ready' ? <Lines items={read.items} /> : null}
      {read.state === 'ready' && read.error ? (
        <Failure what={t`Не загрузилось.`} error={read.error} onRetry={read.loadMore} />
      ) : null}
      <div className={buttons}>
        {read.state === 'ready' && read.hasMore && !read.error ? (
          <Button isPending={read.isLoadingMore} onClick={read.loadMore}>
            {t`Показать ещё`}
          </Button>
        ) : null}
        <Button isPending={file.isPending} onClick={() => void handleSave()}>
          {t`Скачать отчёт (JSON)`}
        </Button>
      </div>
    </section>
  );
}

interface ChoiceProps {
  isChosen: boolean;
  label: string;
  count: number;
  onChoose(): void;
}

function Choice({ isChosen, label, count, onChoose }: ChoiceProps) {
  if (count === 0) return null;
  return (
    <li>
      <Button tone={isChosen ? 'secondary' : 'quiet'} aria-pressed={isChosen} onClick={onChoose}>
        {label} {count}
      </Button>
    </li>
  );
}

function Lines({ items }: { items: readonly ImportLine[] }) {
  const { t } = useLingui();
  const words = useImportWords();
  return (
    <Table
      label={t`Отчёт`}
      items={items}
      getId={({ number }) => String(number)}
      columns={[
        { title: t`Что`, kind: 'heading', render: (line) => <Item line={line} /> },
        {
          title: t`Итог`,
          render: ({ outcome }) => (
            <span className={`${outcomeClass} ${outcome === 'refused' ? bad : ''}`}>
              {words.outcome(outcome)}
            </span>
          ),
        },
        { title: t`Почему`, render: (line) => <Notes line={line} /> },
        { title: t`Файл`, render: ({ source }) => <span className={nameClass}>{source || '—'}</span> },
      ]}
    />
  );
}

/** A post links to its public page, or to its editor if it has none. */
function Item({ line: { item, post } }: { line: ImportLine }) {
  const { href } = useNavigation();
  if (post === null) return <span className={nameClass}>{item}</span>;
  const to = post.is_public
    ? href('post', { params: { slug: post.slug } })
    : href('editPost', { params: { id: post.id } });
  return (
    <Link className={nameClass} href={to}>
      {item}
    </Link>
  );
}

function Notes({ line: { notes } }: { line: ImportLine }) {
  const { t } = useLingui();
  if (notes.length === 0) return '—';
  return (
    <ul className={notesClass}>
      {notes.map(({ line, text }) => (
        <li key={`${line} ${text}`}>{line === null ? text : t`строка ${line}: ${text}`}</li>
      ))}
    </ul>
  );
}
