import type { ScriptedFetch, Scripts } from '@janus-site/core/testing';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { adminScripts } from './adminAnswers.ts';
import { adminPlace } from './AdminStand.tsx';
import type { TestPlaceOptions } from './testPlace.ts';
import { WalkingStand } from './WalkingStand.tsx';

/** Renders a screen of the panel in its frame, over the usual answers and these; returns the scripted server. */
export function drawScreen(
  screen: ReactNode,
  place: Pick<TestPlaceOptions, 'face' | 'route' | 'search'>,
  scripts: Scripts,
): ScriptedFetch {
  const drawn = adminPlace({ ...place, scripts: { ...adminScripts, ...scripts } });
  render(<WalkingStand place={drawn}>{screen}</WalkingStand>);
  return drawn.server;
}
