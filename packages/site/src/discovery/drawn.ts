import { channel } from 'node:diagnostics_channel';
import { absolutePicture } from '@janus-site/core';

/** The server writes into its log, once each, what is told here. */
const badValues = channel('janus:bad-value');

function note(place: string, value: unknown): void {
  if (badValues.hasSubscribers) badValues.publish({ place, value });
}

/** What an item makes; an item that cannot be drawn is left out, so that it never takes the whole answer down. */
export function drawn<T>(place: string, item: string, make: () => T): T | null {
  try {
    return make();
  } catch (error) {
    note(place, `${item}: ${error instanceof Error ? error.message : String(error)}`);
    return null;
  }
}

/** The absolute address of a picture; undefined without one and for a text that is no address of a picture. */
export function shownPicture(place: string, picture: string | null, base: string): string | undefined {
  const address = absolutePicture(picture, base);
  if (picture !== null && address === null) note(place, picture);
  return address ?? undefined;
}
