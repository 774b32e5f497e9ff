import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button, ButtonLink } from '../../packages/ui/src/components/Button/Button.tsx';
import { usePage } from '../../packages/ui/src/hooks/page.ts';
import { tokensFile } from '../../packages/ui/build/tokens.ts';
import { contrast, contrastPairs } from '../../packages/ui/src/testing/contrast.ts';
import type { ColorRole, Pair } from '../../packages/ui/src/theme/palette.ts';
import { facePalette, palette } from '../../packages/ui/src/theme/palette.ts';
import { vars } from '../../packages/ui/src/theme/theme.css.ts';
import * as styles from '../../packages/ui/src/testing/design.css.ts';
import { Copied } from './Copied.tsx';
import { Heads } from './Heads.tsx';

const meta: Meta = {
  title: 'design/Tokens',
  tags: ['!autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'The values every component is made of. A colour is named by its role and has a light and a dark value; the blog changes the ground and the accent. Sizes and times are plain constants. Components read `vars` and never a number of their own. A press on a value copies it.',
      },
    },
  },
};
export default meta;

const figure = (value: number) => value.toFixed(1);

function useColors(): Readonly<Record<ColorRole, Pair>> {
  const { face } = usePage();
  return { ...palette, ...facePalette[face] };
}

function Colors() {
  const colors = Object.entries(useColors());
  return (
    <div>
      <table className={styles.table}>
        <Heads titles={['Role', 'Variable', 'Light', 'Dark']} />
        <tbody>
          {colors.map(([role, pair]) => (
            <tr key={role}>
              <th scope="row" className={styles.cell}>
                {role}
              </th>
              <td className={styles.cell}>
                <Copied>{vars.color[role as ColorRole]}</Copied>
              </td>
              {pair.map((value) => (
                <td key={value} className={styles.cell}>
                  <span className={styles.swatch} style={{ background: value }} />
                  <span className={styles.code}>{value}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Contrast() {
  const colors = useColors();
  return (
    <div>
      <table className={styles.table}>
        <Heads titles={['Ink on ground', 'Least', 'Light', 'Dark']} />
        <tbody>
          {contrastPairs.map(({ ink, ground, least }) => (
            <tr key={`${ink} ${ground}`}>
              <th scope="row" className={styles.cell}>
                {ink} / {ground}
              </th>
              <td className={styles.cell}>{least}</td>
              {([0, 1] as const).map((theme) => {
                const color = colors[ink][theme];
                const background = colors[ground][theme];
                const measured = contrast(color, background);
                const isEdge = ink === 'control';
                return (
                  <td key={theme} className={styles.cell}>
                    <span
                      className={styles.sample}
                      style={
                        isEdge
                          ? { background, color: colors.text[theme], borderColor: color }
                          : { background, color }
                      }
                    >
                      Аа Ёё Gg {figure(measured)} {measured >= least ? '✓' : '✗'}
                    </span>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function TypeScale() {
  return (
    <div className={styles.rows}>
      {Object.entries(vars.step)
        .toSorted(([one], [two]) => Number(two) - Number(one))
        .map(([step, size]) => (
          <div key={step} className={styles.row}>
            <span>
              <Copied>{size}</Copied> step {step}
            </span>
            <span
              style={{ fontSize: size, lineHeight: 1.2, fontWeight: Number(step) > 0 ? 650 : 400 }}
              lang="ru"
            >
              Съешь ещё этих мягких булок <span lang="en">and jump over the lazy dog</span> 0123
            </span>
          </div>
        ))}
      {Object.entries(vars.size).map(([name, size]) => (
        <div key={name} className={styles.row}>
          <span>
            <Copied>{size}</Copied> size {name}
          </span>
          <span style={{ fontSize: size }} lang="ru">
            Съешь ещё этих мягких булок <span lang="en">and jump over the lazy dog</span> 0123
          </span>
        </div>
      ))}
      <div className={styles.row}>
        <span>
          <Copied>{vars.font.mono}</Copied> mono
        </span>
        <span style={{ fontFamily: vars.font.mono }}>const очередь = await take('mail'); // 0O 1lI</span>
      </div>
    </div>
  );
}

function Space() {
  return (
    <div className={styles.rows}>
      {Object.entries(vars.space).map(([name, size]) => (
        <div key={name} className={styles.row}>
          <span>
            <Copied>{size}</Copied> space {name}
          </span>
          <div className={styles.bar} style={{ width: size }} />
        </div>
      ))}
    </div>
  );
}

function Shape() {
  return (
    <div className={styles.wrap}>
      {Object.entries(vars.radius).map(([name, radius]) => (
        <div key={name} className={styles.shape} style={{ borderRadius: radius }}>
          <span>
            {name} <Copied>{radius}</Copied>
          </span>
        </div>
      ))}
      <div className={`${styles.shape} ${styles.floating}`} style={{ borderRadius: vars.radius.card }}>
        <span>
          shadow <Copied>{vars.shadow.float}</Copied>
        </span>
      </div>
    </div>
  );
}

function Motion() {
  const [isEnd, setEnd] = useState(false);
  const { fast, menu, page, ease } = vars.motion;
  const uses = { fast: 'colour, press', menu: 'menus, tooltips, toasts', page: 'dialogs, pages' };
  return (
    <div className={styles.rows} data-state={isEnd ? 'end' : 'start'}>
      <div>
        <Button onClick={() => setEnd(!isEnd)}>{isEnd ? 'Play back' : 'Play'}</Button>
      </div>
      {Object.entries({ fast, menu, page }).map(([name, time]) => (
        <div key={name} className={styles.row}>
          <span>
            <Copied>{time}</Copied> {name}: {uses[name as keyof typeof uses]}
          </span>
          <div className={styles.track}>
            <div
              className={styles.runner}
              style={{ transitionDuration: time, transitionTimingFunction: ease }}
            />
          </div>
        </div>
      ))}
    </div>
  );
}

/** The same values for design tools; `@janus-site/ui/tokens.json` is this file. */
function TokensFile() {
  const text = tokensFile();
  return (
    <div className={styles.page}>
      <p className={styles.lead}>
        Design tokens in the W3C format (2025.10): the colours of both faces, light and dark, sizes, times and
        fonts. What the format cannot hold is left out: the measure of 65 letters, and how a step grows
        between its least and its most.
      </p>
      <p>
        <ButtonLink
          tone="primary"
          href={`data:application/json,${encodeURIComponent(text)}`}
          download="janus.tokens.json"
        >
          Download tokens.json
        </ButtonLink>
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it */}
      <pre className={styles.file} tabIndex={0}>
        {text}
      </pre>
    </div>
  );
}

export const ColorRoles: StoryObj = { render: () => <Colors /> };
export const ContrastFigures: StoryObj = { render: () => <Contrast /> };
export const Type: StoryObj = {
  render: () => <TypeScale />,
  // A picture is correct only with the site's fonts, so all of them must be loaded when a story is rendered.
  play: async () => {
    const own = [...document.fonts].filter(({ family }) => /^"?(Inter|JetBrains Mono)"?$/.test(family));
    await expect(own.map(({ status }) => status)).toEqual(own.map(() => 'loaded'));
    await expect(own.length).toBeGreaterThan(3);
  },
};
export const Spacing: StoryObj = { render: () => <Space /> };
export const RadiusAndShadow: StoryObj = { render: () => <Shape /> };
export const MotionTimes: StoryObj = { render: () => <Motion /> };
/** The same with reduced motion. */
export const LessMotion: StoryObj = {
  ...MotionTimes,
  globals: { motion: 'reduced' },
  play: async ({ canvasElement }) => {
    const runner = canvasElement.querySelector(`.${styles.runner}`);
    await expect(runner).toHaveStyle({ transitionDuration: '0s' });
  },
};
export const AsFile: StoryObj = { render: () => <TokensFile /> };
