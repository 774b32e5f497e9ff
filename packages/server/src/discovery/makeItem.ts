import { absolutePicture } from '@janus-site/core';
import { noteBadValue } from '../badValues.ts';
import { readCoverAddress } from '../covers/plan.ts';
import { errorMessage } from '../errorMessage.ts';

/** Returns the result for an item; an item that fails is left out, so that it never breaks the whole response. */
export function makeItem<T>(place: string, item: string, make: () => T): T | null {
  try {
    return make();
  } catch (error) {
    noteBadValue(place, `${item}: ${errorMessage(error)}`);
    return null;
  }
}

/** The absolute address of a picture; undefined without one and for a text that is not a picture's address. */
export function shownPicture(place: string, picture: string | null, base: string): string | undefined {
  if (picture !== null && readCoverAddress(picture)) return new URL(picture, base).href;
  const address = absolutePicture(picture, base);
  if (picture !== null && address === null) noteBadValue(place, picture);
  return address ?? undefined;
}
