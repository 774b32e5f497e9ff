import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from '../../packages/ui/src/components/Icon/Icon.tsx';
import { usePage } from '../../packages/ui/src/hooks/page.ts';
import * as styles from '../../packages/ui/src/testing/design.css.ts';
import { wordsRules } from './words.ts';

const headings = {
  ru: {
    title: 'Как говорит Janus',
    lead: 'Хороший текст не замечают. Эти правила держат оба языка в одном голосе; новое слово проверяют по ним вслух.',
    good: 'Так',
    bad: 'Не так',
  },
  en: {
    title: 'How Janus speaks',
    lead: 'Good words go unnoticed. These rules keep both languages in one voice; read a new sentence aloud against them.',
    good: 'Do',
    bad: 'Do not',
  },
} as const;

/** The rules in the toolbar's language. */
function Words() {
  const { language } = usePage();
  const { title, lead, good, bad } = headings[language];
  return (
    <article className={styles.page}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      {wordsRules[language].map((rule) => (
        <section key={rule.title} className={styles.section}>
          <h2 className={styles.subtitle}>{rule.title}</h2>
          <p className={styles.lead}>{rule.text}</p>
          <div className={styles.pair}>
            <div className={styles.good}>
              <p className={styles.goodVerdict}>
                <Icon name="success" />
                {good}
              </p>
              <Examples lines={rule.good} />
            </div>
            <div className={styles.bad}>
              <p className={styles.badVerdict}>
                <Icon name="close" />
                {bad}
              </p>
              <Examples lines={rule.bad} />
            </div>
          </div>
        </section>
      ))}
    </article>
  );
}

function Examples({ lines }: { lines: readonly string[] }) {
  return (
    <ul className={styles.list}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

const meta: Meta = {
  title: 'design/Words',
  tags: ['!autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'How Janus speaks in Russian and English: the voice, errors, buttons, empty states, numbers, typography, with examples of what to do and what not. The toolbar changes the language.',
      },
    },
  },
};
export default meta;

export const Voice: StoryObj = { render: () => <Words /> };
