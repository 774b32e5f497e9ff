import '@janus-site/ui/fonts.css';
import '@janus-site/ui/theme.css';
import '@janus-site/ui/styles.css';
import type { ReactNode } from 'react';

export const metadata = { title: 'Work and writing' };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
