import '@ninefold/ui/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { fileClient, serverClient } from './model/index.ts';
import { OpenReview } from './parts/open-review.tsx';

const { staticReview } = window;
const client =
  staticReview === undefined ? serverClient(location.hash.slice(1)) : fileClient(staticReview);

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <OpenReview client={client} />
  </StrictMode>,
);
