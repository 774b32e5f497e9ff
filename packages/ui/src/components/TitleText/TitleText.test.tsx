import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TitleText } from './TitleText.tsx';

it('renders text between backticks as code, repeated fragments too', () => {
  const { container } = render(<TitleText>{'`a` или `a`: <b>'}</TitleText>);
  expect(container.innerHTML).toBe('<code>a</code> или <code>a</code>: &lt;b&gt;');
});
