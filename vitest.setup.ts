import '@testing-library/jest-dom/vitest';
import { afterEach } from 'vitest';

// Without globals, Testing Library cannot register its own clean-up; tests without a document need none.
if (typeof document !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react');
  // The default second is too short for a busy two-core machine.
  configure({ asyncUtilTimeout: 10_000 });
  afterEach(cleanup);
}
