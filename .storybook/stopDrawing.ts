// The browser stays open until the other packages' tests have ended, and what the last story leaves would be drawn sixty
// times a second all the while.
import { afterAll, beforeAll } from 'vitest';

beforeAll(() => {
  document.documentElement.style.removeProperty('display');
});
afterAll(() => {
  document.documentElement.style.display = 'none';
});
