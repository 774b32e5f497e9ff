/** `localStorage` belongs to the device, `sessionStorage` to the tab's visit. */
type Area = 'localStorage' | 'sessionStorage';

/** Returns a stored text; null if there is none, undefined if the browser denies its storage. */
export function readStored(area: Area, key: string): string | null | undefined {
  try {
    return window[area].getItem(key);
  } catch {
    return undefined;
  }
}

/** Stores a text; null removes it. Returns false if the browser refused. */
export function store(area: Area, key: string, text: string | null): boolean {
  try {
    if (text === null) window[area].removeItem(key);
    else window[area].setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Returns the stored keys with this prefix. */
export function storedKeys(area: Area, prefix: string): string[] {
  try {
    return Object.keys(window[area]).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}
