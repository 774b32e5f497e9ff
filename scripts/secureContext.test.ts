// Over plain http on a name other than localhost much of the platform is missing: one call of `crypto.randomUUID` once
// broke every link of the site there. The rules of .oxlintrc.json find such calls outside the files with a fallback.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root } from './support/root.ts';

const uses = [
  'crypto.randomUUID();',
  "crypto.subtle.digest('SHA-256', new Uint8Array());",
  "page.defaultView?.navigator.clipboard.writeText('');",
  'const { locks } = navigator;',
  '(globalThis as { navigator?: { locks?: object } }).navigator?.locks;',
  "navigator.serviceWorker.register('/worker.js');",
  'navigator.storage.persist();',
  "navigator.wakeLock.request('screen');",
  'navigator.credentials.get();',
  'navigator.share({});',
  "caches.open('pages');",
  "window.caches.open('pages');",
  "new Notification('');",
];

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'janus-lint-'));
  cpSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
  // The plug-ins that it uses.
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function linesReported(path: string): number[] {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${uses.join('\n')}\n`);
  const { stdout } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/oxlint/bin/oxlint'), '-c', '.oxlintrc.json', '--format=json', path],
    { cwd: folder, encoding: 'utf8' },
  );
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: { code: string; labels: { span: { line: number } }[] }[];
  };
  const restricted = diagnostics.filter(({ code }) => code.includes('no-restricted-'));
  return [...new Set(restricted.flatMap(({ labels }) => labels.map(({ span }) => span.line)))].toSorted(
    (one, other) => one - other,
  );
}

it.each(['packages/core/src/api/a.ts', 'packages/ui/src/components/a.tsx', 'packages/site/src/a.ts'])(
  'each use of what needs a secure context is reported in %s',
  (path) => {
    expect(linesReported(path)).toEqual(expect.arrayContaining(uses.map((_use, index) => index + 1)));
  },
);
