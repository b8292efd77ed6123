import '@ninefold/ui/styles.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { ToastProvider } from '@ninefold/ui/components/toast';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createApplication } from './application/application.ts';
import { loadConfiguration } from './application/configuration.ts';
import { navigateByLinks } from './application/link-navigation.ts';
import { createApplicationRouter } from './router.ts';
import { StartFailed } from './routes/start-failed.tsx';

const container = document.querySelector('#root');
if (container === null) throw new Error('index.html has no element with the id "root".');
const root = createRoot(container);

try {
  const application = createApplication(await loadConfiguration());
  const router = createApplicationRouter(application);
  navigateByLinks(router);
  root.render(
    <StrictMode>
      <QueryClientProvider client={application.queries}>
        <ToastProvider>
          <RouterProvider router={router} />
        </ToastProvider>
      </QueryClientProvider>
    </StrictMode>,
  );
} catch (error) {
  root.render(<StartFailed error={error} />);
}
