export { NotFound } from './not-found.tsx';
export { PageNotFound } from './page-not-found.tsx';
