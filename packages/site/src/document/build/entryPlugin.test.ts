import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { runInThisContext } from 'node:vm';
import { expect, test } from 'vitest';
import { withoutTraces } from './entryPlugin.ts';

const require = createRequire(import.meta.url);

test("React's signals are made without a trace, and nothing else is touched", () => {
  const source = readFileSync(
    join(dirname(require.resolve('react-dom')), 'cjs/react-dom-client.production.js'),
    'utf8',
  );
  const quiet = withoutTraces(source);
  expect(quiet.match(/Object\.create\(Error\.prototype\)/g)).toHaveLength(5);
  expect(quiet.split('\n').length).toBe(source.split('\n').length);
  expect(
    quiet.replaceAll(
      /Object\.assign\(Object\.create\(Error\.prototype\), \{ message: (\w+\(\d+\)) \}\)/g,
      'Error($1)',
    ),
  ).toBe(source);
});

test('a signal is still an error with its message', () => {
  const code = withoutTraces('var SuspenseException = Error(formatProdErrorMessage(460));');
  const make = runInThisContext(`(formatProdErrorMessage) => { ${code} return SuspenseException; }`) as (
    message: (code: number) => string,
  ) => Error;
  const signal = make((number) => `Minified React error #${number}`);
  expect(signal).toBeInstanceOf(Error);
  expect(signal.message).toBe('Minified React error #460');
  expect(signal.stack).toBeUndefined();
});

test('the build stops when React is written otherwise', () => {
  expect(() => withoutTraces('var SuspenseException = makeSignal(460);')).toThrow(/signals otherwise/);
});
