import '@ninefold/ui/styles.css';
import 'virtual:theme.css';
import { createRoot } from 'react-dom/client';
import { ApplicationRoot } from './application/application-root.tsx';
import { createApplication } from './application/application.ts';
import { loadConfiguration } from './application/configuration.ts';
import { historyWithin } from './application/history.ts';
import { folderOf, placeOf } from './application/place.ts';
import { theme } from '../theme.ts';
import { createApplicationRouter } from './router.ts';
import { StartFailed } from './routes/start-failed.tsx';

const container = document.querySelector('#root');
if (container === null) throw new Error('index.html has no element with the id "root".');
const place = placeOf(import.meta.env.BASE_URL, window.location.pathname);
const root = createRoot(container);
const defaults = { density: theme.density };

try {
  const logo = theme.logo && `${place.base}${theme.logo}`;
  const application = createApplication(await loadConfiguration(place.base), { place, logo });
  const router = createApplicationRouter(application, historyWithin(folderOf(place)));
  root.render(<ApplicationRoot application={application} router={router} defaults={defaults} />);
} catch (error) {
  root.render(<StartFailed error={error} />);
}
