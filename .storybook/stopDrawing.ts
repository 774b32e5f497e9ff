// The browser stays open until the other packages' tests have ended, and would keep rendering the last story sixty
// times a second.
import { afterAll, beforeAll } from 'vitest';

beforeAll(() => {
  document.documentElement.style.removeProperty('display');
});
afterAll(() => {
  document.documentElement.style.display = 'none';
});
