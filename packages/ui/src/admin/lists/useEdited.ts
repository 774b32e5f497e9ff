import { useState } from 'react';

/**
 * Returns the item with the id in the address. It stays when a reload no longer contains it, as after it was deleted in
 * another tab: its form holds typed words.
 */
export function useEdited<Item extends { id: string }>(
  items: readonly Item[],
  id: string | undefined,
): Item | undefined {
  const [kept, setKept] = useState<Item>();
  const edited = items.find((item) => item.id === id) ?? (kept?.id === id ? kept : undefined);
  if (edited !== kept) setKept(edited);
  return edited;
}
