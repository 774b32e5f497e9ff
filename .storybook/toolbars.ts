import type { Preview } from '@storybook/react-vite';

/** The toolbar's menus: value and title, the first one selected at the start. */
const menus = {
  language: { says: 'Language of the page', icon: 'globe', items: { ru: 'Русский', en: 'English' } },
  theme: { says: 'Theme', icon: 'mirror', items: { light: 'Light', dark: 'Dark', system: 'System' } },
  face: { says: 'Face', icon: 'browser', items: { portfolio: 'Portfolio', blog: 'Blog' } },
  text: { says: 'Size of text', icon: 'zoom', items: { usual: 'Text 100 %', double: 'Text 200 %' } },
  motion: { says: 'Motion', icon: 'lightning', items: { system: 'Motion', reduced: 'Less motion' } },
  bars: {
    says: 'Scroll bars',
    icon: 'switchalt',
    items: {
      system: 'Scroll bars of this device',
      room: 'Scroll bars that take room',
      over: 'Scroll bars over the page',
    },
  },
  media: { says: 'Screen or paper', icon: 'print', items: { screen: 'Screen', paper: 'Paper' } },
  scripts: { says: 'Scripts', icon: 'power', items: { on: 'Scripts on', off: 'Scripts off' } },
} as const;

export type ToolbarValues = {
  readonly [Menu in keyof typeof menus]: keyof (typeof menus)[Menu]['items'];
};

export const globalTypes: NonNullable<Preview['globalTypes']> = Object.fromEntries(
  Object.entries(menus).map(([name, { says, icon, items }]) => [
    name,
    {
      description: says,
      toolbar: {
        icon,
        items: Object.entries(items).map(([value, title]) => ({ value, title })),
        dynamicTitle: true,
      },
    },
  ]),
);

export const initialGlobals: Record<keyof ToolbarValues, string> = {
  language: 'ru',
  theme: 'light',
  face: 'portfolio',
  text: 'usual',
  motion: 'system',
  bars: 'system',
  media: 'screen',
  scripts: 'on',
};

/** The widths for which the site's styles are checked. Paper is A4 without its margins, at 96 dots per inch. */
export const viewports = {
  small: { name: 'Smallest, 320', styles: { width: '320px', height: '640px' } },
  phone: { name: 'Phone, 360', styles: { width: '360px', height: '740px' } },
  paper: { name: 'Paper, 658', styles: { width: '658px', height: '986px' } },
  tablet: { name: 'Tablet, 768', styles: { width: '768px', height: '1024px' } },
  desktop: { name: 'Desktop, 1280', styles: { width: '1280px', height: '900px' } },
  wide: { name: 'Wide, 1440', styles: { width: '1440px', height: '900px' } },
  widest: { name: 'Widest, 1920', styles: { width: '1920px', height: '1080px' } },
} as const;
