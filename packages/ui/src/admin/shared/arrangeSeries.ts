import type { Series, SeriesUpdate, Write } from '@janus-site/core';
import { series } from '@janus-site/core';

export interface SeriesArrangement {
  id: string;
  /** Returns the request for the present parts. */
  change(posts: readonly string[]): SeriesUpdate;
}

/** Changes the parts as they are now: a list loaded earlier would bring back posts that have left the series since. */
export const arrangeSeries: Write<SeriesArrangement, Series> = {
  name: 'updateSeries',
  async run(api, { id, change }) {
    const present = await series.byId(id).load(api);
    return present.ok ? series.update.run(api, { id, body: change(present.data.posts) }) : present;
  },
  invalidates: ({ id }) => series.update.invalidates({ id, body: {} }),
};
