// Comments cite docs/behaviour.md by number; a cited number or document has to exist.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { routeTable } from '../packages/core/src/route/faces.ts';
import { root } from './support/root.ts';

const read = (name: string) => readFileSync(join(root, name), 'utf8');
const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .trim()
  .split('\n');
const names = new Set(tracked.flatMap((name) => [name, basename(name)]));
const code = tracked.filter(
  (name) =>
    /^(?:packages|scripts|e2e|openapi|examples|\.storybook)\/.*\.(?:tsx?|js|yaml)$|^[^/]+\.[jt]s$/.test(
      name,
    ) && name !== 'scripts/behaviour.test.ts',
);
const rules = read('docs/behaviour.md');
const numbers = [...rules.matchAll(/^- \*\*B(\d+)\*\*/gm)].map(([, number]) => Number(number));

/** Returns the numbers in citations such as "docs/behaviour.md, B1 to B4 and B7". */
function citedIn(text: string): number[] {
  const citations = text.matchAll(/behaviour\.md, (B\d+(?:(?:,| to| and|, and) B\d+)*)/g);
  return [...citations].flatMap(([, list = '']) =>
    [...list.matchAll(/B(\d+)/g)].map(([, number]) => Number(number)),
  );
}

/** Returns the lines that are comments or end with one. */
function commentsOf(text: string): string {
  const comment = /(?:^\s*(?:\/?\*|#)|(?:^|\s)\/\/ ).*$/;
  return text
    .split('\n')
    .flatMap((line) => comment.exec(line)?.[0] ?? [])
    .join('\n');
}

describe('docs/behaviour.md', () => {
  it('numbers its rules from 1 without a gap', () => {
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  });

  it('has the same route table as core', () => {
    const rows = [...rules.matchAll(/^ {2}\| (portfolio|blog) \| `(.*)` \| `(\w+)` \|(.*)\| (\w+) \|$/gm)];
    expect(
      rows.map(([, face, path, name, title = '', access]) => [face, path, name, title.trim(), access]),
    ).toEqual(
      routeTable.map(({ face, path, name, title, access }) => [
        face,
        path,
        name,
        title ? `${title.ru} / ${title.en}` : '',
        access,
      ]),
    );
  });

  it('has every rule number that the code cites', () => {
    const cited = code.flatMap((name) => citedIn(read(name)).map((number) => ({ name, number })));
    expect(cited.length).toBeGreaterThan(15);
    expect(cited.filter(({ number }) => !numbers.includes(number))).toEqual([]);
  });
});

it('comments cite only documents that are in the repository', () => {
  const unreadable = code.flatMap((name) => {
    const comments = commentsOf(read(name));
    const documents = [...comments.matchAll(/[\w./-]*[\w-]\.md\b/g)].map(([document]) => document);
    const missing = documents.filter((document) => !names.has(document));
    const nameless = /\bspecification,? sections?\b|\bof section \d/i.test(comments) ? ['a section'] : [];
    return [...missing, ...nameless].map((document) => `${name}: ${document}`);
  });
  expect(unreadable).toEqual([]);
});
