import { useRef, useState } from 'react';
import { randomName } from '../shared/randomName.ts';
import { readStored, store } from '../shared/storage.ts';

const keyOf = (id: string) => `reply ${id}`;

/** Returns the unsent reply; empty if there is none or the device has no storage. */
export const keptReply = (id: string): string => readStored('localStorage', keyOf(id)) ?? '';

const sendingOf = (id: string) => `reply key ${id}`;

/** Without storage the text stays on the page only. */
const keep = (id: string, text: string) => store('localStorage', keyOf(id), text || null);

export interface KeptReply {
  text: string;
  setText(text: string): void;
  /** Returns the key of sending this text: the same one until the text changes or is sent. */
  key(): string;
  /** Removes the sent text; another one, of another window, stays on the device. */
  clear(sent: string): void;
}

/** The text of a reply, kept on the device until it is sent. */
export function useKeptReply(id: string): KeptReply {
  const [text, setText] = useState(() => keptReply(id));
  const sending = useRef(readStored('localStorage', sendingOf(id)));
  const setKey = (key: string | null) => {
    sending.current = key;
    store('localStorage', sendingOf(id), key);
  };
  return {
    text,
    setText(next) {
      setText(next);
      keep(id, next);
      if (sending.current) setKey(null);
    },
    key() {
      const key = sending.current ?? randomName();
      setKey(key);
      return key;
    },
    clear(sent) {
      setText('');
      setKey(null);
      if (keptReply(id) === sent) keep(id, '');
    },
  };
}
