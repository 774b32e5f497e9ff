const doors = ['index', 'screens', 'admin'] as const;
const names = { index: '@janus-site/ui', screens: '@janus-site/ui/screens', admin: '@janus-site/ui/admin' };
const texts = import.meta.glob<string>('../../packages/ui/src/{index,screens,admin}.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Returns the import of a file's export; undefined for a part that is not published. */
export function doorOf(path: string): string | undefined {
  const from = path.replace('packages/ui/src/', './');
  for (const door of doors) {
    const lines = texts[`../../packages/ui/src/${door}.ts`]?.split('\n') ?? [];
    const line = lines.find((line) => line.startsWith('export {') && line.includes(`'${from}'`));
    const exported = line && /{ (.*?)(?:, loaders as \w+)? }/.exec(line)?.[1];
    if (exported) return `import { ${exported} } from '${names[door]}';`;
  }
  return undefined;
}
