/** What the platform calls the key of the shortcuts. */
export function modifierName(platform: string = globalThis.navigator?.platform ?? ''): 'Ctrl' | '⌘' {
  return /Mac|iPhone|iPad/.test(platform) ? '⌘' : 'Ctrl';
}

/** A shortcut as it is shown: «Ctrl+K», «⌘K». */
export function shortcutText(key: string): string {
  const modifier = modifierName();
  return modifier === '⌘' ? `⌘${key}` : `${modifier}+${key}`;
}
