import { build } from 'vite';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { lingui } from '@lingui/vite-plugin';
import config from './vite.config.ts';
const site = '/work/main/packages/site';
const stub = {
  name: 'stub',
  enforce: 'pre',
  resolveId(id) {
    const m = /^@janus-site\/ui\/(screens|layouts)\/(\w+)\/(\w+)\.tsx$/.exec(id);
    if (m && !existsSync(`/work/main/packages/ui/src/${m[1]}/${m[2]}/${m[3]}.tsx`))
      return `/work/main/packages/ui/src/${m[1]}/${m[2]}/${m[3]}.tsx?stub`;
  },
  load(id) {
    const m = /\/(\w+)\.tsx\?stub$/.exec(id);
    if (m)
      return `import {jsx} from 'react/jsx-runtime'; import {PageHead} from '/work/main/packages/ui/src/components/PageHead/PageHead.tsx'; export function ${m[1]}(){ return jsx('div',{children:[jsx(PageHead,{}),jsx('h1',{children:'${m[1]}'})]}) }; export const reads=()=>[];`;
  },
};
process.env.NODE_ENV = 'production';
const t = performance.now();
const conf = (isSsrBuild) => {
  const c = config({ isSsrBuild, command: 'build' });
  c.plugins = [
    stub,
    ...c.plugins.flat(9).filter((p) => !(p?.name || '').startsWith('vite-plugin-lingui')),
    lingui({}),
  ];
  c.configFile = false;
  c.mode = 'production';
  c.logLevel = 'warn';
  if (isSsrBuild) c.build = { ...c.build, ssr: join(site, 'src/entryServer.tsx') };
  else if (process.env.FAST) c.build = { ...c.build, minify: true };
  return c;
};
await Promise.all([
  build(conf(false)).then(() => console.log('client', performance.now() - t)),
  build(conf(true)).then(() => console.log('ssr', performance.now() - t)),
]);
process.exit(0);
