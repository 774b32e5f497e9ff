import { expect, test } from 'vitest';
import type { Documents } from '../../packages/server/src/contract/document.ts';
import { bundleContract, services } from './contract.ts';
import { missingRules, permissionsPage } from './permissionsPage.ts';

test('an operation without rules is reported with the two files that lack them', async () => {
  const contracts = await Promise.all(
    services.map(async (service) => [service, await bundleContract(service)] as const),
  );
  expect(missingRules(new Map(contracts) as Documents)).toEqual([]);
  const [, posts] = contracts.find(([service]) => service === 'posts') ?? [];
  const paths = posts?.['paths'] as Record<string, object>;
  const responses = { 200: { description: 'Words.' } };
  paths['/api/v1/greeting/'] = { get: { operationId: 'getGreeting', summary: 'Words', responses } };
  const documents = new Map(contracts) as Documents;
  expect(missingRules(documents)).toEqual([
    'getGreeting: contract/access.ts does not say who may call it.',
    'getGreeting: accounts/accessTokens/scopes.ts does not say which scope of an access token opens it.',
  ]);
  expect(() => permissionsPage(documents)).toThrow(TypeError);
});
