import type { Decorator } from '@storybook/react-vite';
import { ToastProvider } from '../components/Toast/Toast.tsx';

/** Wraps the story of a part that shows toasts. */
export const inToasts: Decorator = (Story) => (
  <ToastProvider>
    <Story />
  </ToastProvider>
);
