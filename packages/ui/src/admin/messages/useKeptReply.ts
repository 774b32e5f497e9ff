import { useState } from 'react';

const keyOf = (id: string) => `reply ${id}`;

/** What was typed and not sent yet; empty where nothing was, or the device keeps nothing. */
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
    // the words stay on the page alone
  }
}

/** The words of a reply, kept on the device until they are sent. */
export function useKeptReply(id: string): [text: string, setText: (text: string) => void] {
  const [text, setText] = useState(() => keptReply(id));
  const change = (next: string) => {
    setText(next);
    keep(id, next);
  };
  return [text, change];
}
