const janus = process.env['JANUS_URL'] ?? 'http://localhost:3000';

/** Pictures are addressed without a host: they come from Janus, passed on by this server. */
export default { rewrites: () => [{ source: '/media/:path*', destination: `${janus}/media/:path*` }] };
