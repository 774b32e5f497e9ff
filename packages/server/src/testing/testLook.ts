import type { LookOf, SiteLook } from '../discovery/look.ts';

const faces: SiteLook = {
  portfolio: {
    half: { x: 15, y: 14, radius: 11.5, side: -1, path: 'M15 2.5v23a11.5 11.5 0 0 1 0-23' },
    accent: ['#1f4fd8', '#8fb2ff'],
    accentText: ['#ffffff', '#121214'],
    background: ['#ffffff', '#121214'],
    text: ['#1b1b1a', '#ececee'],
    muted: ['#57575a', '#a6a6ad'],
  },
  blog: {
    half: { x: 17, y: 18, radius: 11.5, side: 1, path: 'M17 6.5v23a11.5 11.5 0 0 0 0-23' },
    accent: ['#8c2f5a', '#f0a3c4'],
    accentText: ['#ffffff', '#141312'],
    background: ['#fdfcfa', '#141312'],
    text: ['#1b1b1a', '#ececee'],
    muted: ['#57575a', '#a6a6ad'],
  },
};

/** Looks that are easily distinguished; an accent in the settings is shown unchanged. */
export const testLook: LookOf = ({ portfolio_accent: portfolio, blog_accent: blog }) => ({
  portfolio: { ...faces.portfolio, ...(portfolio && { accent: [portfolio, portfolio] }) },
  blog: { ...faces.blog, ...(blog && { accent: [blog, blog] }) },
});
