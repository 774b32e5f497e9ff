/** Names that Caddy gives certificates of its own authority, and that Janus takes for public ones. */
export const names = { portfolio: 'janus.local', blog: 'blog.janus.local' } as const;
