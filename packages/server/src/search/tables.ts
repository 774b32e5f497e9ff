/**
 * Where words are found: what visitors may find once it is out, and what the panel alone finds. Visitors' questions
 * name the first, which never holds the rest.
 */
export const searchTables = {
  search: { documents: 'search_documents', index: 'search_index', words: 'search_words' },
  panel: { documents: 'panel_documents', index: 'panel_index', words: 'panel_words' },
} as const;

export type SearchName = keyof typeof searchTables;
