// Loaded before everything that `npm test` runs. Browsers resolve `blog.localhost` themselves, but a new Debian or
// macOS does not: code that uses such a name outside a browser would fail there, so it fails everywhere.
import dns from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';

function refuse(name) {
  if (!/\.localhost\.?$/i.test(String(name))) return;
  throw new Error(
    `Only browsers resolve ${name}: ask 127.0.0.1 with a Host header, or localhost with ?domain=`,
  );
}

const { lookup } = dns;
const later = dns.promises.lookup;
dns.lookup = (name, ...rest) => {
  refuse(name);
  return lookup(name, ...rest);
};
dns.promises.lookup = async (name, ...rest) => {
  refuse(name);
  return later(name, ...rest);
};
syncBuiltinESMExports();
