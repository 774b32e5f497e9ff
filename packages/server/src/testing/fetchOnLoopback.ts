import { createFetchPicture } from '../media/foreign/fetchPicture.ts';

/** Fetches pictures only from servers on this machine: no test contacts others. */
export const fetchOnLoopback = createFetchPicture({
  resolve: async (name) => (name === 'localhost' ? [{ address: '127.0.0.1', family: 4 }] : []),
  isAllowed: (address) => address === '127.0.0.1',
});
