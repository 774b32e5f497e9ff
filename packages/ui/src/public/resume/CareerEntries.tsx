import type { CareerEntry, CareerSectionRow } from '@janus-site/core';
import { careerDates, inLanguage, otherLanguage, typograph } from '@janus-site/core';
import { usePage } from '../../hooks/page.ts';
import { languageMark } from '../../theme/languageMark.css.ts';
import * as styles from './Resume.css.ts';
import { ResumeEntry } from './ResumeEntry.tsx';
import { ResumeSection } from './ResumeSection.tsx';
import { LocalText } from './LocalText.tsx';

export interface CareerEntriesProps {
  row: CareerSectionRow;
  /** The entries of this section. */
  entries: readonly CareerEntry[];
  /** Whether it is in the narrow column. */
  isAside?: boolean;
}

/** A section that the owner has filled in; nothing if it is empty. */
export function CareerEntries({ row, entries, isAside = false }: CareerEntriesProps) {
  const { language } = usePage();
  if (entries.length === 0) return null;
  return (
    <ResumeSection id={row.name} title={row.title[language]} isClose={isAside}>
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} isAside={isAside} />
      ))}
    </ResumeSection>
  );
}

function Entry({ entry, isAside }: { entry: CareerEntry; isAside: boolean }) {
  const { language } = usePage();
  const { section, fields } = entry;
  const { title, organisation, level, url } = fields;
  // A school is identified by its name; volunteer work by the role, if there was one.
  const isPlaceFirst = section === 'education' || (section === 'volunteer' && !title);
  const named = isPlaceFirst ? organisation : title;
  const rest = [isPlaceFirst ? title : organisation, level].filter((text) => text !== undefined);
  const isOneText = section === 'education';
  return (
    <ResumeEntry
      id={`entry-${entry.id}`}
      dates={careerDates(entry, language)}
      title={<LocalText text={named} className={languageMark} />}
      url={url}
      under={rest.map((text, at) => (
        // oxlint-disable-next-line no-array-index-key -- at most two, which never change places
        <span key={at}>
          {at > 0 ? ', ' : ''}
          <LocalText text={text} />
        </span>
      ))}
      isPlain={isAside || section === 'references'}
    >
      {isOneText && fields.summary ? (
        <p className={styles.small}>
          <LocalText text={fields.summary} />
        </p>
      ) : null}
      {isOneText ? null : <Summary entry={entry} />}
      <Keywords entry={entry} />
    </ResumeEntry>
  );
}

/** The paragraphs of a plain text; a reference is shown as a quotation. */
function Summary({ entry: { section, fields } }: { entry: CareerEntry }) {
  const { language } = usePage();
  const summary = inLanguage(fields.summary, language);
  if (summary === undefined) return null;
  const lang = fields.summary?.[language] === undefined ? otherLanguage(language) : undefined;
  const paragraphs = summary.split(/\n\s*\n/).map((text, at) => (
    // oxlint-disable-next-line no-array-index-key -- the paragraphs of a text have no other identity
    <p key={at} className={styles.text} lang={lang}>
      {typograph(text, lang ?? language)}
    </p>
  ));
  return section === 'references' ? (
    <blockquote className={styles.quote}>{paragraphs}</blockquote>
  ) : (
    <>{paragraphs}</>
  );
}

/** The keywords of an entry: a list for volunteer work, otherwise a line. */
function Keywords({ entry: { section, fields } }: { entry: CareerEntry }) {
  const { language } = usePage();
  const words = inLanguage(fields.keywords, language);
  if (words === undefined) return null;
  const lang = fields.keywords?.[language] === undefined ? otherLanguage(language) : undefined;
  if (section === 'volunteer')
    return (
      <ul className={styles.points} lang={lang}>
        {words.map((word) => (
          <li key={word}>{typograph(word, lang ?? language)}</li>
        ))}
      </ul>
    );
  return (
    <p className={styles.small} lang={lang}>
      {words.join('\u00a0· ')}
    </p>
  );
}
