import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from './root.ts';

const { config } = ts.readConfigFile(join(root, 'tsconfig.base.json'), ts.sys.readFile);
const base = ts.convertCompilerOptionsFromJson(config.compilerOptions, root).options;
const options: ts.CompilerOptions = {
  ...base,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
};

/** Returns what an editor uses, over the repository and over `files`, which need not exist: texts by path. */
export function languageService(files: Readonly<Record<string, string>>): ts.LanguageService {
  const textOf = (path: string) => files[path] ?? (existsSync(path) ? readFileSync(path, 'utf8') : undefined);
  return ts.createLanguageService({
    getScriptFileNames: () => Object.keys(files),
    getScriptVersion: () => '1',
    getScriptSnapshot: (path) => {
      const text = textOf(path);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => root,
    getCompilationSettings: () => options,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: (path) => path in files || ts.sys.fileExists(path),
    readFile: textOf,
    readDirectory: ts.sys.readDirectory,
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
  });
}
