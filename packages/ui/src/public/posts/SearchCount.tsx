import type { SearchAnswer } from '@janus-site/core';
import { Plural, Trans } from '@lingui/react/macro';
import type { ReadState } from '../../hooks/reading.ts';
import { visuallyHidden } from '../../theme/text.css.ts';
import * as styles from './Search.css.ts';
import { mostFound } from './searchLoader.ts';

export interface SearchCountProps {
  /** The query; empty if there is none. */
  words: string;
  answer: ReadState<SearchAnswer>;
}

/** The number of results and their query. Always in the page, so that a screen reader announces changes. */
export function SearchCount({ words, answer }: SearchCountProps) {
  const data = words && answer.state === 'ready' ? answer.data : null;
  const count = data?.items.length ?? 0;
  return (
    <p role="status" className={count > 0 ? styles.count : visuallyHidden}>
      {data && <Counted words={words} found={data} count={count} />}
    </p>
  );
}

interface CountedProps {
  words: string;
  found: SearchAnswer;
  count: number;
}

function Counted({ words, found: { suggestion, total }, count }: CountedProps) {
  if (count === 0) return <Trans>Ничего не найдено</Trans>;
  return (
    <>
      {suggestion && (
        <Trans>
          По запросу «{words}» ничего нет, показано найденное по «{suggestion}».{' '}
        </Trans>
      )}
      {total > mostFound ? (
        <Trans>Показаны первые {mostFound}: уточните запрос</Trans>
      ) : (
        <Plural
          value={count}
          one="Найден # результат"
          few="Найдено # результата"
          many="Найдено # результатов"
          other="Найдено # результата"
        />
      )}
    </>
  );
}
