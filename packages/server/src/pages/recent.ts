/** Recently used values by key, at most twice `size` of them. */
export interface Recent<Value> {
  get(key: string): Value | undefined;
  keep(key: string, value: Value): Value;
}

/**
 * Two generations: when the young one is full, the old one is dropped; values used since have moved back to the young
 * one.
 */
export function createRecent<Value>(size: number): Recent<Value> {
  let young = new Map<string, Value>();
  let old = new Map<string, Value>();

  function keep(key: string, value: Value): Value {
    if (young.size >= size) {
      old = young;
      young = new Map();
    }
    young.set(key, value);
    return value;
  }

  return {
    keep,
    get(key) {
      const value = young.get(key);
      if (value !== undefined) return value;
      const former = old.get(key);
      return former === undefined ? undefined : keep(key, former);
    },
  };
}
