import '@mantine/core/styles.css';
import { MantineProvider } from '@mantine/core';
import { RecordsProvider } from '@ninefold/records';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { Books } from './books.tsx';
import { connect } from './connect.ts';

const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
const records = await connect();
const container = document.querySelector('#root');
if (container !== null) {
  createRoot(container).render(
    <MantineProvider>
      <QueryClientProvider client={queries}>
        <RecordsProvider {...records}>
          <Books />
        </RecordsProvider>
      </QueryClientProvider>
    </MantineProvider>,
  );
}
