import { join } from 'node:path';
import { bundle, formatProblems, lint, loadConfig } from '@redocly/openapi-core';
import type { NormalizedProblem } from '@redocly/openapi-core';
import type { Document } from '../../packages/server/src/contract/document.ts';
import { root } from './root.ts';

/** The three services; each has a document of this name in `openapi/`. */
export const services = ['auth', 'portfolio', 'posts'] as const;
export type Service = (typeof services)[number];

const configPath = join(root, 'openapi', 'redocly.yaml');

export function documentOf(service: Service): string {
  return join(root, 'openapi', `${service}.yaml`);
}

/** One service's document with everything it refers to brought inside, references kept. */
export async function bundleContract(service: Service): Promise<Document> {
  const config = await loadConfig({ configPath });
  const { bundle: document, problems } = await bundle({ ref: documentOf(service), config });
  const errors = problems.filter((problem) => problem.severity === 'error');
  if (errors.length > 0) {
    throw new Error(`${service}.yaml cannot be read: ${errors.map((error) => error.message).join('; ')}`);
  }
  return document.parsed as Document;
}

/** What Redocly's linter has to say about one document; empty when it is silent. */
export async function lintContract(document: string): Promise<NormalizedProblem[]> {
  return lint({ ref: document, config: await loadConfig({ configPath }) });
}

/** The linter's findings as a person reads them: file, line and the excerpt, on the error stream. */
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
