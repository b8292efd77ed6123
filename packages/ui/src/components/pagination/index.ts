export { pageNumbers } from './page-numbers.ts';
export { Pagination, type PaginationProps } from './pagination.tsx';
export { PaginationGap, PaginationPage, type PaginationPageProps } from './pagination-page.tsx';
export { PaginationStep, type PaginationStepProps } from './pagination-step.tsx';
