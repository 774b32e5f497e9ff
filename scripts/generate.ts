// Writes the files derived from the contract: the client's types, the server's bundled documents and, with the table of
// rights, `docs/permissions.md`.
// `--check` writes nothing and fails if a committed file differs.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import type { OpenAPI3, SchemaObject } from 'openapi-typescript';
import ts from 'typescript';
import { bundleContract, services } from './support/contract.ts';
import type { Service } from './support/contract.ts';
import { nameSchemas } from './support/nameSchemas.ts';
import { missingRules, permissionsPage } from './support/permissionsPage.ts';
import { root } from './support/root.ts';

const header = '// Generated from openapi/*.yaml by `npm run generate`. Do not edit.\n\n';

/** Binary data has the type `Blob`, which both form fields and downloads use. */
function binaryAsBlob(schema: SchemaObject): ts.TypeNode | undefined {
  const isBinary = schema.format === 'binary' || 'contentMediaType' in schema;
  if (!isBinary) return undefined;
  return ts.factory.createTypeReferenceNode('Blob');
}

async function generate(
  service: Service,
  document: Record<string, unknown>,
  common: ReadonlySet<string>,
): Promise<{ path: string; text: string }[]> {
  const types = await openapiTS(structuredClone(document) as unknown as OpenAPI3, {
    // A request may omit fields that have a default; responses list their fields as required.
    defaultNonNullable: false,
    // An alias, unlike an interface, is accepted where an index signature is required.
    exportType: true,
    transform: binaryAsBlob,
  });
  return [
    {
      path: join(root, 'packages/core/src/generated', `${service}.ts`),
      text: header + astToString(nameSchemas(types, common)),
    },
    {
      path: join(root, 'packages/server/src/contract/generated', `${service}.json`),
      text: `${JSON.stringify(document, null, 1)}\n`,
    },
  ];
}

/** Returns the names of the schemas that more than one document has. */
function commonSchemas(documents: readonly Record<string, unknown>[]): Set<string> {
  const names = documents.flatMap(({ components }) =>
    Object.keys((components as OpenAPI3['components'])?.schemas ?? {}),
  );
  return new Set(names.filter((name, index) => names.indexOf(name) !== index));
}

async function read(path: string): Promise<string | undefined> {
  return readFile(path, 'utf8').catch(() => undefined);
}

const isCheck = process.argv.includes('--check');
if (process.argv.includes('--help')) {
  console.log(
    'npm run generate [-- --check]\n\nGenerates types and documents from openapi/*.yaml, and docs/permissions.md.',
  );
  process.exit(0);
}

const contracts = await Promise.all(
  services.map(async (service) => [service, await bundleContract(service)] as const),
);
const common = commonSchemas(contracts.map(([, document]) => document));
const files = (
  await Promise.all(contracts.map(([service, document]) => generate(service, document, common)))
).flat();
const documents = new Map(contracts);
// A new operation needs to be in the types, which check the tables of rules, before it can be added to those tables.
const missing = missingRules(documents);
if (missing.length === 0) {
  files.push({ path: join(root, 'docs/permissions.md'), text: permissionsPage(documents) });
}
const stale: string[] = [];
for (const { path, text } of files) {
  if ((await read(path)) === text) continue;
  stale.push(relative(root, path));
  if (isCheck) continue;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}

if (isCheck && stale.length > 0) {
  console.error(`Out of date: ${stale.join(', ')}.\nRun \`npm run generate\` and commit what it writes.`);
  process.exitCode = 1;
} else {
  console.log(stale.length > 0 ? `Wrote ${stale.join(', ')}` : 'All generated files are up to date.');
}
if (missing.length > 0) {
  console.error(
    `docs/permissions.md waits for rules in packages/server/src; add them and run \`npm run generate\` again:\n${missing.join('\n')}`,
  );
  process.exitCode = 1;
}
