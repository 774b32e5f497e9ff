/** Pictures are addressed without a host: they come from Janus, passed on by this server. */
const proxy = { '/media': process.env['VITE_JANUS_URL'] ?? 'http://localhost:3000' };

export default { server: { proxy }, preview: { proxy } };
