import { expect, test } from 'vitest';
import { generatePassword, hashPassword, verifyPassword } from './password.ts';

test('a password matches only its own hash; hashes never repeat and state their cost', async () => {
  const [hash, again] = await Promise.all([hashPassword('пароль с ё'), hashPassword('пароль с ё')]);
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(again).not.toBe(hash);
  expect(await verifyPassword('пароль с ё', hash)).toBe(true);
  // The same letters in another composition, as a different keyboard sends them.
  expect(await verifyPassword('пароль с ё'.normalize('NFD'), hash)).toBe(true);
  expect(await verifyPassword('пароль с е', hash)).toBe(false);
});

test('a hash is verified at the cost it was made with', async () => {
  const hash = await hashPassword('right', { memory: 64, passes: 1 });
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=64,t=1,p=1\$/);
  expect(await verifyPassword('right', hash)).toBe(true);
  expect(await verifyPassword('wrong', hash)).toBe(false);
  await expect(verifyPassword('right', hash.replace('p=1', 'p=9'))).rejects.toThrow('m=64,t=1,p=9');
});

test('an unknown user costs as much time as a known one and never matches', async () => {
  const hash = await hashPassword('right');
  const time = async (stored: string | null): Promise<number> => {
    const started = performance.now();
    expect(await verifyPassword('wrong', stored)).toBe(false);
    return performance.now() - started;
  };
  await time(hash);
  const times: number[] = [];
  const unknown: number[] = [];
  for (let index = 0; index < 5; index += 1) {
    times.push(await time(hash));
    unknown.push(await time(null));
  }
  // The fastest of each is the cost of the work; the rest is other load on the machine.
  const ratio = Math.min(...unknown) / Math.min(...times);
  expect(ratio).toBeGreaterThan(0.4);
  expect(ratio).toBeLessThan(2.5);
});

test('generated passwords are long and never repeat', () => {
  const made = new Set(Array.from({ length: 100 }, generatePassword));
  expect(made.size).toBe(100);
  for (const password of made) expect(password).toMatch(/^[a-zA-Z2-9]{24}$/);
});
