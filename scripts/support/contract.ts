import { join } from 'node:path';
import { bundle, formatProblems, lint, loadConfig } from '@redocly/openapi-core';
import type { NormalizedProblem } from '@redocly/openapi-core';
import type { Document } from '../../packages/server/src/contract/document.ts';
import { root } from './root.ts';

/** The three services; each has a document with its name in `openapi/`. */
export const services = ['auth', 'portfolio', 'posts'] as const;
export type Service = (typeof services)[number];

const configPath = join(root, 'openapi', 'redocly.yaml');

export function documentOf(service: Service): string {
  return join(root, 'openapi', `${service}.yaml`);
}

/** Returns a service's document with all external files included and references kept. */
export async function bundleContract(service: Service): Promise<Document> {
  const config = await loadConfig({ configPath });
  const { bundle: document, problems } = await bundle({ ref: documentOf(service), config });
  const errors = problems.filter((problem) => problem.severity === 'error');
  if (errors.length > 0) {
    throw new Error(`${service}.yaml cannot be read: ${errors.map((error) => error.message).join('; ')}`);
  }
  return document.parsed as Document;
}

/** Returns the findings of Redocly's linter for one document. */
export async function lintContract(document: string): Promise<NormalizedProblem[]> {
  return lint({ ref: document, config: await loadConfig({ configPath }) });
}

/** Prints the linter's findings with file, line and excerpt to the error stream. */
export function printProblems(problems: NormalizedProblem[]): void {
  formatProblems(problems, {
    cwd: root,
    format: 'codeframe',
    totals: {
      errors: problems.filter((problem) => problem.severity === 'error').length,
      warnings: problems.filter((problem) => problem.severity === 'warn').length,
      ignored: 0,
    },
    version: '',
  });
}
