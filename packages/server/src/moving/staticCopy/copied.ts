import type { OwnAddress } from './address.ts';
import type { TextKind } from './textAddresses.ts';

/** The result for an address. */
export type Became =
  | { kind: 'page'; file: string }
  | { kind: 'file'; file: string }
  | { kind: 'text'; file: string; text: TextKind }
  /** Useful only on the web, and the copy's future address is not given. */
  | { kind: 'left' }
  | { kind: 'moved'; to: string }
  | { kind: 'missing'; status: number };

export interface Copied {
  address: OwnAddress;
  became: Became;
}
