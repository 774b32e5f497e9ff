import type { Language } from '@janus-site/core';
import { languages } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { Tabs } from '../../components/Tabs/Tabs.tsx';
import { usePage } from '../../hooks/page.ts';
import { both, head, headEnd, name, pane, panes } from './TwoLanguages.css.ts';
import { useMediaQuery } from '../../hooks/useMediaQuery.ts';
import { twoPanesQuery } from '../../theme/media.ts';

export interface TwoLanguagesProps {
  /** Content next to the language's name: its state and actions. */
  renderHead?(language: Language): ReactNode;
  /** The fields of one language. */
  renderPane(language: Language): ReactNode;
  /** An addition to the tab's name: an error mark. */
  renderMark?(language: Language): ReactNode;
}

/** Both languages of a text: side by side on a desktop, tabs on a phone. Switching tabs loses no typed text. */
export function TwoLanguages({ renderHead, renderPane, renderMark }: TwoLanguagesProps) {
  const { t } = useLingui();
  const page = usePage();
  const isWide = useMediaQuery(twoPanesQuery);
  const [shown, setShown] = useState<Language>(page.language);
  const names: Record<Language, string> = { ru: t`Русский`, en: t`Английский` };

  if (!isWide) {
    return (
      <Tabs<Language>
        label={t`Язык текста`}
        value={shown}
        onValueChange={setShown}
        items={languages.map((language) => ({
          value: language,
          label: (
            <>
              {names[language]} {renderMark?.(language)}
            </>
          ),
          content: (
            <div className={pane}>
              {renderHead ? <div className={headEnd}>{renderHead(language)}</div> : null}
              {renderPane(language)}
            </div>
          ),
        }))}
      />
    );
  }
  return (
    <div className={`${panes} ${both}`}>
      {languages.map((language) => (
        <section key={language} aria-label={names[language]} className={pane}>
          <div className={head}>
            <h2 className={name}>{names[language]}</h2>
            <div className={headEnd}>{renderHead?.(language)}</div>
          </div>
          {renderPane(language)}
        </section>
      ))}
    </div>
  );
}
