// The walks of people, in a browser other than Chromium.
import type { Product } from '../support/product.ts';
import { edit, publish, share, visitByName } from './ownerWalks.ts';
import type { Walker } from './visit.ts';
import { look, read, search, wander, write } from './visitorWalks.ts';

/** Throws if it cannot continue. */
type Walk = (walker: Walker, product: Product) => Promise<void>;

export const walks: Readonly<Record<string, Walk>> = {
  'every public page, at 360 and 1280 px': read,
  'the reference of the API': look,
  'the theme, and the way back': wander,
  'search while typing': search,
  'a message to the owner': write,
  'sign-in, a post, its publication': publish,
  'the editor: keys, its preview, a reload': edit,
  'a session in two tabs': share,
  'plain http on a name': visitByName,
};
