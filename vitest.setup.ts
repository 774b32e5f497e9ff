import '@testing-library/jest-dom/vitest';
import { afterEach } from 'vitest';

// Without globals Testing Library cannot register its own clean-up; tests without a document need none.
if (typeof document !== 'undefined') {
  const { cleanup } = await import('@testing-library/react');
  afterEach(cleanup);
}
