import type { Language } from '@janus-site/core';

const frequent =
  /^(?:a|an|and|are|at|by|for|from|how|in|is|of|on|or|that|the|this|to|was|what|when|why|with)$/;

/**
 * Returns the language of a line; null if it cannot be determined: a few words, names, commands. Names are the same in
 * both languages, so only lowercase Latin words count as English.
 */
export function writtenIn(text: string): Language | null {
  const bare = text.replace(/`[^`]*`|https?:\S+/g, ' ');
  const words = bare.match(/[\p{L}\p{M}\p{N}_.'’/-]+/gu) ?? [];
  const russian = words.filter((word) => /^[а-яё-]{2,}\W?$/iu.test(word)).length;
  const english = words.filter((word) => /^[a-z]+(?:['’-][a-z]+)*[.']?$/.test(word));
  if (russian >= 2 && russian > english.length / 4) return 'ru';
  const isSentence = english.some((word) => frequent.test(word)) || english.length >= 5;
  return english.length >= 3 && isSentence && russian <= english.length / 4 ? 'en' : null;
}
