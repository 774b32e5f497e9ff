import Fastify from 'fastify';
import { expect, test } from 'vitest';
import type { ServerContext } from '../context.ts';
import type { Handlers } from '../contract/handler.ts';
import { registerOperations } from './registrar.ts';

test('a server with operations that lack a handler does not start, and names them', async () => {
  const app = Fastify();
  const start = () =>
    registerOperations(app, {} as ServerContext, { listPosts: () => null } as unknown as Handlers, {
      afterWrite: () => Promise.resolve(),
    });
  expect(start).toThrow(/^No handler for .*createPost.*: the contract has it/);
  expect(start).not.toThrow(/listPosts/);
  await app.close();
});
