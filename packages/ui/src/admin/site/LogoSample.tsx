import type { Face } from '@janus-site/core';
import { Mark } from '../../components/Mark/Mark.tsx';
import { OwnLogo } from '../shared/OwnLogo.tsx';
import type { LogoValue } from './siteValues.ts';

export interface LogoSampleProps {
  face: Face;
  /** As in the form; what is empty is the mark. */
  logo: LogoValue;
  /** In pixels. */
  size?: number;
}

/** The logo of the form as visitors will see it. */
export function LogoSample({ face, logo: { kind, letters, picture }, size = 28 }: LogoSampleProps) {
  const shown = letters.trim();
  if (kind === 'letters' && shown) return <OwnLogo logo={{ letters: shown }} size={size} />;
  if (kind === 'picture' && picture) return <OwnLogo logo={{ picture }} size={size} />;
  return <Mark face={face} size={size} />;
}
