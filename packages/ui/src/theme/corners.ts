import type { Site } from '@janus-site/core';

export type Corners = 'soft' | NonNullable<Site['corners']>;

/** The corner radii by step; the default is soft. */
export const cornerRadius: Readonly<Record<Corners, Readonly<Record<'control' | 'card', string>>>> = {
  square: { control: '0px', card: '0px' },
  soft: { control: '6px', card: '10px' },
  round: { control: '12px', card: '20px' },
};
