import { useState } from 'react';
import type { LibraryConditions } from './libraryPage.ts';

/** The pages of the library that are shown. */
export interface LibraryPages extends LibraryConditions {
  /** Where each page starts; the first one is empty. */
  cursors: readonly string[];
  /** Shows another page, which starts there. */
  add(cursor: string): void;
}

/** Tracks how many pages of the library are shown; other conditions start at the first page. */
export function useLibraryPages({ q, isUnusedOnly }: LibraryConditions): LibraryPages {
  const conditions = `${q} ${isUnusedOnly}`;
  const [more, setMore] = useState<{ of: string; cursors: readonly string[] }>({ of: '', cursors: [] });
  const added = more.of === conditions ? more.cursors : [];
  return {
    q,
    isUnusedOnly,
    cursors: ['', ...added],
    add: (cursor) => setMore({ of: conditions, cursors: [...added, cursor] }),
  };
}
