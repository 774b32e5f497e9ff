// Plain JavaScript on purpose: an older Node must be able to print the message.
const needed = 24;
const [major] = process.versions.node.split('.').map(Number);

if (major < needed) {
  console.error(
    `Janus needs Node ${needed} or newer, and this is Node ${process.versions.node} (${process.execPath}). ` +
      'Install it from https://nodejs.org/, or run this file with another Node: /path/to/node janus.js',
  );
  process.exit(1);
}
import(new URL('server/main.js', import.meta.url).href).catch((error) => {
  console.error(error);
  process.exit(1);
});
