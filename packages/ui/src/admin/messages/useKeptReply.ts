import { useState } from 'react';

const keyOf = (id: string) => `reply ${id}`;

/** Returns the unsent reply; empty if there is none or the device has no storage. */
export function keptReply(id: string): string {
  try {
    return localStorage.getItem(keyOf(id)) ?? '';
  } catch {
    return '';
  }
}

function keep(id: string, text: string): void {
  try {
    if (text === '') localStorage.removeItem(keyOf(id));
    else localStorage.setItem(keyOf(id), text);
  } catch {
    // the text stays on the page only
  }
}

/** The text of a reply, kept on the device until it is sent. */
export function useKeptReply(id: string): [text: string, setText: (text: string) => void] {
  const [text, setText] = useState(() => keptReply(id));
  const change = (next: string) => {
    setText(next);
    keep(id, next);
  };
  return [text, change];
}
