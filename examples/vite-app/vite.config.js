/** Pictures have addresses without a host; this server forwards them from Janus. */
const proxy = { '/media': process.env['VITE_JANUS_URL'] ?? 'http://localhost:3000' };

export default { server: { proxy }, preview: { proxy } };
