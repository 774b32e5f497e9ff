import { posts, projects } from '@janus-site/core';

/** The data of the page: loaded on the server, and read by the same loaders in the browser. */
export const loaders = { projects: projects.cards('en', {}), posts: posts.published('en', { limit: 5 }) };
