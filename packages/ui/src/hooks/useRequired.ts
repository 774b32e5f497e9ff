import type { Context } from 'react';
import { useContext } from 'react';

/** Returns what a context holds; a component outside every provider is a mistake of its caller. */
export function useRequired<Value>(context: Context<Value | null>): Value {
  const value = useContext(context);
  if (!value) throw new Error('No UiProvider');
  return value;
}
