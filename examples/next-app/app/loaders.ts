import { posts, projects } from '@janus-site/core';

/** What the page shows: read on the server, and by the same names in the browser. */
export const loaders = { projects: projects.cards('en', {}), posts: posts.published('en', { limit: 5 }) };
