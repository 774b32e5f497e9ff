/** Names that Caddy serves with certificates of its own authority and that Janus treats as public. */
export const names = { portfolio: 'janus.local', blog: 'blog.janus.local' } as const;
