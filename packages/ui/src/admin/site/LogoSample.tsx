import type { Face } from '@janus-site/core';
import { Mark } from '../../components/Mark/Mark.tsx';
import { OwnLogo } from '../shared/OwnLogo.tsx';
import type { LogoValue } from './siteValues.ts';

export interface LogoSampleProps {
  face: Face;
  /** The form's value; an empty one shows the Janus mark. */
  logo: LogoValue;
  /** In pixels. */
  size?: number;
}

/** The form's logo as visitors will see it. */
export function LogoSample({ face, logo: { kind, letters, picture }, size = 28 }: LogoSampleProps) {
  const shown = letters.trim();
  if (kind === 'letters' && shown) return <OwnLogo logo={{ letters: shown }} size={size} />;
  if (kind === 'picture' && picture) return <OwnLogo logo={{ picture }} size={size} />;
  return <Mark face={face} size={size} />;
}
