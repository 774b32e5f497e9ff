import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { usePage } from '../../packages/ui/src/hooks/page.ts';
import * as styles from '../../packages/ui/src/testing/design.css.ts';
import cardInEnglish from './elsewhere/card.en.webp';
import cardInRussian from './elsewhere/card.ru.webp';
import cvInEnglish from './elsewhere/cv.en.webp';
import cvInRussian from './elsewhere/cv.ru.webp';
import texts from './elsewhere/texts.json';

const pictures = {
  ru: { card: cardInRussian, cv: cvInRussian },
  en: { card: cardInEnglish, cv: cvInEnglish },
} as const;

const words = {
  ru: {
    mail: ['Письмо', 'Обычный текст: его покажет любая почта. Ответ уходит прямо посетителю.'],
    feed: ['Пост в читалке лент', 'Без стилей и скриптов сайта: смысл остаётся в самой разметке.'],
    card: ['Картинка ссылки', 'Её показывают мессенджеры и соцсети рядом со ссылкой на пост.'],
    cv: ['Первая страница резюме', 'PDF, который сайт делает сам. Здесь картинка; в файле слова выделяются.'],
    head: { from: 'От', replyTo: 'Ответ', to: 'Кому', subject: 'Тема' },
  },
  en: {
    mail: ['A mail', 'Plain text, which every mail program shows. A reply goes straight to the visitor.'],
    feed: [
      'A post in a feed reader',
      'Without the site’s styles and scripts: the markup itself carries the sense.',
    ],
    card: ['The picture of a link', 'Messengers and social networks show it next to a link to the post.'],
    cv: [
      'The first page of a CV',
      'The PDF that the site makes. This is a picture; words in the file can be selected.',
    ],
    head: { from: 'From', replyTo: 'Reply to', to: 'To', subject: 'Subject' },
  },
} as const;

interface SheetProps {
  of: 'mail' | 'feed' | 'card' | 'cv';
  children: ReactNode;
}

function Sheet({ of, children }: SheetProps) {
  const [title, lead] = words[usePage().language][of];
  return (
    <article className={styles.page}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      {children}
    </article>
  );
}

function MailSheet() {
  const { language } = usePage();
  const { mail } = texts[language];
  return (
    <Sheet of="mail">
      <div className={styles.letter}>
        <dl className={styles.letterHead}>
          {(['from', 'replyTo', 'to', 'subject'] as const).flatMap((name) => [
            <dt key={`${name} name`}>{words[language].head[name]}:</dt>,
            <dd key={name}>{mail[name]}</dd>,
          ])}
        </dl>
        <p className={styles.letterText}>{mail.text}</p>
      </div>
    </Sheet>
  );
}

/** The only styles of a reader: a measure and a margin. */
const readerStyles = 'body{max-width:40rem;margin:1.5rem auto;padding:0 1rem;font:1.1rem/1.6 Georgia,serif}';

function FeedSheet() {
  const { language } = usePage();
  const { title, entry } = texts[language].feed;
  const day = new Date(entry.published).toLocaleDateString(language, { dateStyle: 'long', timeZone: 'UTC' });
  const page = `<!doctype html><html lang="${language}"><title>${entry.title}</title><style>${readerStyles}</style><p><small>${title} · ${entry.author} · ${day}</small></p><h1>${entry.title}</h1>${entry.html}</html>`;
  return (
    <Sheet of="feed">
      <iframe className={styles.reader} title={entry.title} srcDoc={page} sandbox="" />
    </Sheet>
  );
}

function PictureSheet({ of }: { of: 'card' | 'cv' }) {
  const { language } = usePage();
  return (
    <Sheet of={of}>
      <img className={styles.pictured} src={pictures[language][of]} alt={words[language][of][0]} />
    </Sheet>
  );
}

const meta: Meta = {
  title: 'design/Elsewhere',
  tags: ['!autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'What other programs show of a site: a mail, a post in a feed reader, the picture of a link, the first page of a CV. The server made each from the sample (`npm run elsewhere`). The toolbar changes the language.',
      },
    },
  },
};
export default meta;

export const Mail: StoryObj = { render: () => <MailSheet /> };
export const FeedReader: StoryObj = { render: () => <FeedSheet /> };
export const LinkPicture: StoryObj = { render: () => <PictureSheet of="card" /> };
export const CvPage: StoryObj = { render: () => <PictureSheet of="cv" /> };
