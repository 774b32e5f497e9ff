import '@janus-site/ui/fonts.css';
import '@janus-site/ui/theme.css';
import '@janus-site/ui/styles.css';
import { createRoot } from 'react-dom/client';
import { Dashboard } from './Dashboard.tsx';

const root = document.querySelector('#root');
if (root)
  createRoot(root).render(<Dashboard url={import.meta.env['VITE_JANUS_URL'] ?? 'http://localhost:3000'} />);
