import '@ninefold/ui/styles.css';
import 'virtual:theme.css';
import { startApplication } from '@ninefold/screens';
import { inspector } from '@ninefold/inspector';
import { messages } from './messages.ts';
import { routes } from './routes.tsx';
import { theme } from './theme.ts';

startApplication({
  base: import.meta.env.BASE_URL,
  routes,
  inspector,
  theme,
  messages,
  readDeclaration: () => import('./specification.ts'),
});
