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

export interface KeptReply {
  text: string;
  setText(text: string): void;
  /** Removes the sent text; another one, of another window, stays on the device. */
  clear(sent: string): void;
}

/** The text of a reply, kept on the device until it is sent. */
export function useKeptReply(id: string): KeptReply {
  const [text, setText] = useState(() => keptReply(id));
  return {
    text,
    setText(next) {
      setText(next);
      keep(id, next);
    },
    clear(sent) {
      setText('');
      if (keptReply(id) === sent) keep(id, '');
    },
  };
}
