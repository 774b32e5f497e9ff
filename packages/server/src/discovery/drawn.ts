import { absolutePicture } from '@janus-site/core';
import { noteBadValue } from '../badValues.ts';
import { readCoverAddress } from '../covers/plan.ts';

/** What an item makes; an item that cannot be drawn is left out, so that it never takes the whole answer down. */
export function drawn<T>(place: string, item: string, make: () => T): T | null {
  try {
    return make();
  } catch (error) {
    noteBadValue(place, `${item}: ${error instanceof Error ? error.message : String(error)}`);
    return null;
  }
}

/** The absolute address of a picture; undefined without one and for a text that is no address of a picture. */
export function shownPicture(place: string, picture: string | null, base: string): string | undefined {
  if (picture !== null && readCoverAddress(picture)) return new URL(picture, base).href;
  const address = absolutePicture(picture, base);
  if (picture !== null && address === null) noteBadValue(place, picture);
  return address ?? undefined;
}
