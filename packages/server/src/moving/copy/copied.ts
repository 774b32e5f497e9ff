import type { OwnAddress } from './address.ts';
import type { TextKind } from './textAddresses.ts';

/** What became of an address. */
export type Became =
  | { kind: 'page'; file: string }
  | { kind: 'file'; file: string }
  | { kind: 'text'; file: string; text: TextKind }
  /** Of use on the web alone, and the copy does not know where it will be. */
  | { kind: 'left' }
  | { kind: 'moved'; to: string }
  | { kind: 'missing'; status: number };

export interface Copied {
  address: OwnAddress;
  became: Became;
}
