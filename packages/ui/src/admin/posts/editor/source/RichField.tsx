import type { RichSourceProps } from './useRichSource.ts';
import { useRichSource } from './useRichSource.ts';

export interface RichFieldProps extends RichSourceProps {
  className: string;
}

/** CodeMirror in the page; its undo outlives it on the desk. */
export function RichField({ className, ...source }: RichFieldProps) {
  return <div ref={useRichSource(source)} className={className} />;
}
