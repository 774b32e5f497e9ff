/** Returns the platform's name of the shortcut modifier. */
export function modifierName(platform: string = globalThis.navigator?.platform ?? ''): 'Ctrl' | '⌘' {
  return /Mac|iPhone|iPad/.test(platform) ? '⌘' : 'Ctrl';
}

/** Returns a shortcut as shown to the user: «Ctrl+K», «⌘K». */
export function shortcutText(key: string): string {
  const modifier = modifierName();
  return modifier === '⌘' ? `⌘${key}` : `${modifier}+${key}`;
}
