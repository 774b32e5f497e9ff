/**
 * Reasons of signing out on purpose: everything read goes, and nothing stays on the screen. A session that expires keeps
 * the screen, so that no typed word is lost.
 */
export const deliberateSignOut: ReadonlySet<string> = new Set(['logout', 'forget', 'other-tab']);
