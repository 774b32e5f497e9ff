import { enableCompileCache } from 'node:module';

const help = `Janus: one site with two faces, a portfolio and a blog.

  npm start           builds what is not built, then serves it
  npm run dev         serves from the source and reloads what changes

  --dev               serve from the source
  --help              this text

Settings come from the environment: PORT (3000), HOST (127.0.0.1), JANUS_DATA (data), DATABASE_URL and others; README.md lists them.`;

async function main(): Promise<void> {
  // Files written from here on are readable only by this account.
  process.umask(0o077);
  const words = process.argv.slice(2);
  const unknown = words.find((word) => word !== '--dev' && word !== '--help');
  if (unknown !== undefined) {
    console.error(`There is no option ${unknown}; see --help.`);
    process.exit(1);
  }
  if (words.includes('--help')) {
    console.log(help);
    return;
  }
  enableCompileCache();
  const { startSite } = await import('./startSite.ts');
  await startSite({ isDev: words.includes('--dev') });
}

await main();
