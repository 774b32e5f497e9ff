import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { languageService } from '../support/languageService.ts';
import { root } from '../support/root.ts';

const packages = ['core', 'ui'];

/** Returns the source files of a package's doors, according to its `exports`. */
function doorsOf(name: string): string[] {
  const folder = join(root, 'packages', name);
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    exports: Record<string, { 'janus-source'?: string } | string>;
  };
  return Object.values(exports).flatMap((door) => {
    const source = typeof door === 'object' ? door['janus-source'] : undefined;
    return source && !source.includes('*') ? [join(folder, source)] : [];
  });
}

/** Returns the names that a module exports, those of its namespaces as `posts.list`, without a doc comment. */
function undocumented(checker: ts.TypeChecker, module: ts.Symbol, prefix = ''): string[] {
  return checker.getExportsOfModule(module).flatMap((exported) => {
    const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
    if (symbol.flags & ts.SymbolFlags.ValueModule)
      return undocumented(checker, symbol, `${prefix}${exported.name}.`);
    return symbol.getDocumentationComment(checker).length > 0 ? [] : [prefix + exported.name];
  });
}

it.each(packages)('every exported name of %s has a doc comment', (name) => {
  const doors = doorsOf(name);
  const program = languageService(
    Object.fromEntries(doors.map((door) => [door, readFileSync(door, 'utf8')])),
  ).getProgram();
  const checker = program?.getTypeChecker();
  const missing = doors.flatMap((door) => {
    const source = program?.getSourceFile(door);
    const module = source && checker?.getSymbolAtLocation(source);
    if (!module || !checker) throw new Error(`${door} is no module`);
    return undocumented(checker, module);
  });
  expect(missing).toEqual([]);
});
