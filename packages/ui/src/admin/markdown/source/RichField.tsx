import type { RichSourceProps } from './useRichSource.ts';
import { useRichSource } from './useRichSource.ts';

export interface RichFieldProps extends RichSourceProps {
  className: string;
}

/** The CodeMirror field; its undo history survives unmounting. */
export function RichField({ className, ...source }: RichFieldProps) {
  return <div ref={useRichSource(source)} className={className} />;
}
