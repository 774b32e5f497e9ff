const janus = process.env['JANUS_URL'] ?? 'http://localhost:3000';

/** Pictures have addresses without a host; this server forwards them from Janus. */
export default { rewrites: () => [{ source: '/media/:path*', destination: `${janus}/media/:path*` }] };
