import { encode } from 'uqr';
import { qr } from './TotpDialog.css.ts';

export interface QrCodeProps {
  text: string;
  /** Its accessible name. */
  label: string;
}

/** Returns a path with one line per run of dark modules. */
function pathOf(rows: readonly (readonly boolean[])[]): string {
  const runs: string[] = [];
  for (const [y, row] of rows.entries()) {
    let start = -1;
    for (let x = 0; x <= row.length; x += 1) {
      if (row[x] === true && start < 0) start = x;
      if (row[x] !== true && start >= 0) {
        runs.push(`M${start} ${y}h${x - start}v1H${start}z`);
        start = -1;
      }
    }
  }
  return runs.join('');
}

/** Black on white in both themes: cameras cannot read an inverted code. */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, data } = encode(text, { ecc: 'M', border: 4 });
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      className={qr}
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={pathOf(data)} />
    </svg>
  );
}
