/**
 * Reasons for a deliberate sign-out: all loaded data is dropped, and nothing stays on the screen. A session that
 * expires keeps the screen, so that no typed text is lost.
 */
export const deliberateSignOut: ReadonlySet<string> = new Set(['logout', 'forget', 'other-tab']);
