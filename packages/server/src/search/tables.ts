/**
 * The tables of the indexes: what visitors may find once it is published, and what only the panel finds. Visitors'
 * queries use the first, which never contains the rest.
 */
export const searchTables = {
  search: { documents: 'search_documents', index: 'search_index', words: 'search_words' },
  panel: { documents: 'panel_documents', index: 'panel_index', words: 'panel_words' },
} as const;

export type SearchName = keyof typeof searchTables;
