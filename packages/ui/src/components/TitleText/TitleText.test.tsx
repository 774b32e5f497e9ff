import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TitleText } from './TitleText.tsx';

it('draws what stands between backticks as code, twice the same too', () => {
  const { container } = render(<TitleText>{'`a` или `a`: <b>'}</TitleText>);
  expect(container.innerHTML).toBe('<code>a</code> или <code>a</code>: &lt;b&gt;');
});
