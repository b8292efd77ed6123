import '@ninefold/ui/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { fileClient } from './model/file-client.ts';
import { serverClient } from './model/server-client.ts';
import { OpenReview } from './parts/open-review.tsx';

const { staticReview } = window;
const client =
  staticReview === undefined ? serverClient(location.hash.slice(1)) : fileClient(staticReview);

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <OpenReview client={client} />
  </StrictMode>,
);
