// Plain JavaScript on purpose: an older Node must be able to print the message.
const needed = 24;
const [major] = process.versions.node.split('.').map(Number);

if (major < needed) {
  console.error(
    `Janus needs Node ${needed}, and this is Node ${process.versions.node}. ` +
      'Run it through npm (npm start), which brings its own on Linux after npm ci, or install Node 24.',
  );
  process.exit(1);
}
