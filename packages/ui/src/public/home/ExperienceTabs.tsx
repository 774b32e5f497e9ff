import type { Experience } from '@janus-site/core';
import { typograph, yearOf } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import type { KeyboardEvent } from 'react';
import { useState } from 'react';
import { useMediaQuery } from '../../hooks/useMediaQuery.ts';
import { ExperienceEntry } from './ExperienceEntry.tsx';
import * as styles from './Experience.css.ts';

export interface ExperienceTabsProps {
  entries: readonly Experience[];
}

/** As in the styles; the table of all such queries would be a file more for the page to fetch. */
const desk = '(min-width: 64em)';

/** Tabs on a desk; an open list on a phone, on paper and without scripts: the styles decide, so nothing jumps. */
export function ExperienceTabs({ entries }: ExperienceTabsProps) {
  const { t } = useLingui();
  const [shown, setShown] = useState(0);
  const isDesk = useMediaQuery(desk);
  const hasTabs = entries.length > 1;
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    const last = entries.length - 1;
    const to = { ArrowDown: shown + 1, ArrowUp: shown - 1, Home: 0, End: last }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const next = (to + entries.length) % entries.length;
    setShown(next);
    (event.currentTarget.children[next] as HTMLElement).focus();
  };
  return (
    <div className={hasTabs ? styles.tabbed : undefined}>
      {hasTabs && (
        <div
          role="tablist"
          aria-orientation="vertical"
          aria-label={t`Места работы`}
          className={styles.tabs}
          onKeyDown={handleKey}
        >
          {entries.map((entry, index) => (
            <button
              key={entry.id}
              type="button"
              role="tab"
              id={`job-${index}`}
              aria-selected={index === shown}
              aria-controls={`work-${index}`}
              tabIndex={index === shown ? 0 : -1}
              className={styles.tab}
              onClick={() => setShown(index)}
            >
              <Place entry={entry} />
            </button>
          ))}
        </div>
      )}
      <div className={styles.list}>
        {entries.map((entry, index) => (
          <section
            key={entry.id}
            id={`work-${index}`}
            {...(hasTabs && isDesk && { role: 'tabpanel', 'aria-labelledby': `job-${index}` })}
            className={index === shown ? styles.entry : `${styles.entry} ${styles.rest}`}
          >
            <ExperienceEntry entry={entry} />
          </section>
        ))}
      </div>
    </div>
  );
}

function Place({ entry: { translations, start_date: start, end_date: end } }: { entry: Experience }) {
  const { t } = useLingui();
  const text = translations[0];
  const years = new Set([yearOf(start), end ? yearOf(end) : t`сейчас`]);
  return (
    <>
      <span lang={text?.language}>{typograph(text?.company ?? '', text?.language ?? 'ru')}</span>
      <small className={styles.years}>{[...years].join('–')}</small>
    </>
  );
}
