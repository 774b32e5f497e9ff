import type { Context } from 'react';
import { useContext } from 'react';

/** Returns the value of a context. Throws if the component is outside every provider. */
export function useRequired<Value>(context: Context<Value | null>): Value {
  const value = useContext(context);
  if (!value) throw new Error('No UiProvider');
  return value;
}
