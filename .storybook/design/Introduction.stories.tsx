import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../packages/ui/src/components/Button/Button.tsx';
import { Chip } from '../../packages/ui/src/components/Chip/Chip.tsx';
import { Mark } from '../../packages/ui/src/components/Mark/Mark.tsx';
import { usePage } from '../../packages/ui/src/hooks/page.ts';
import * as styles from '../../packages/ui/src/testing/design.css.ts';
import { facePalette, palette } from '../../packages/ui/src/theme/palette.ts';
import type { Introduction as Texts } from './introduction.ts';
import { introduction } from './introduction.ts';

/** Links are in the frame of a story and navigate the whole window. */
function Places({ places }: Pick<Texts['here'], 'places'>) {
  return (
    <dl className={styles.places}>
      {places.map(({ to, name, text }) => (
        <div key={name}>
          <dt className={styles.place}>
            {to ? (
              <a href={to} target="_top">
                {name}
              </a>
            ) : (
              name
            )}
          </dt>
          <dd className={styles.lead}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

const faces = ['portfolio', 'blog'] as const;

/** Each face in its own colours, whichever one the toolbar shows. */
function Faces({ texts }: { texts: Texts['faces'] }) {
  return (
    <div className={styles.pair}>
      {faces.map((face) => {
        const { background, text, accent, line } = { ...palette, ...facePalette[face] };
        const [light, dark] = [0, 1].map((at) => ({
          background: background[at],
          color: text[at],
          borderColor: line[at],
        }));
        return (
          <figure key={face} className={styles.face}>
            <Mark face={face} size={38} />
            <figcaption className={styles.place}>{texts[face]}</figcaption>
            {[light, dark].map((style, at) => (
              <div key={accent[at]} className={styles.sheet} style={style}>
                Аа Gg <span style={{ color: accent[at] }}>{accent[at]}</span>
              </div>
            ))}
          </figure>
        );
      })}
    </div>
  );
}

function Introduction() {
  const { language } = usePage();
  const { title, lead, faces, buttons, who, here, toolbar, more } = introduction[language];
  return (
    <article className={styles.page}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      <section className={styles.section}>
        <h2 className={styles.subtitle}>{faces.title}</h2>
        <p className={styles.lead}>{faces.text}</p>
        <Faces texts={faces} />
        <div className={styles.wrap}>
          <Button tone="primary">{buttons[0]}</Button>
          <Button>{buttons[1]}</Button>
          <Chip count={12}>sqlite</Chip>
        </div>
      </section>
      {[who, here].map((part) => (
        <section key={part.title} className={styles.section}>
          <h2 className={styles.subtitle}>{part.title}</h2>
          <Places places={part.places} />
        </section>
      ))}
      <section className={styles.section}>
        <h2 className={styles.subtitle}>{toolbar.title}</h2>
        <p className={styles.lead}>{toolbar.text}</p>
        <Places places={toolbar.places} />
        <p className={styles.lead}>{toolbar.missing}</p>
      </section>
      <section className={styles.section}>
        <h2 className={styles.subtitle}>{more.title}</h2>
        <Places places={more.places} />
      </section>
    </article>
  );
}

const meta: Meta = {
  title: 'Introduction',
  tags: ['!autodocs'],
  parameters: {
    docs: {
      description: { component: 'What Janus is, what is where in this Storybook, and how to use it.' },
    },
  },
};
export default meta;

const Welcome: StoryObj = { render: () => <Introduction />, name: 'Introduction' };
export { Welcome as Introduction };
