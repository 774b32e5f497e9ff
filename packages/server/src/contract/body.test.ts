import { request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import multipart from '@fastify/multipart';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { readFile } from './body.ts';

test('a file whose sender disconnects before it is read is refused instead of being waited for', async () => {
  const app = fastify();
  await app.register(multipart);
  const outcome = new Promise<unknown>((resolve) => {
    app.post('/', (request) => {
      request.raw.once('close', () => resolve(readFile(request).catch((error: unknown) => error)));
    });
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  try {
    const headers = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': '5000' };
    const { port } = app.server.address() as AddressInfo;
    const upload = send({ host: '127.0.0.1', port, method: 'POST', headers });
    upload.on('error', () => undefined);
    upload.flushHeaders();
    setTimeout(() => upload.destroy(), 100);
    expect(await outcome).toMatchObject({ name: 'ProblemError', code: 'malformed_upload' });
  } finally {
    await app.close();
  }
});
