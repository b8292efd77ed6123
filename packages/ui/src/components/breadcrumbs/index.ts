export { Breadcrumb, type BreadcrumbProps } from './breadcrumb.tsx';
export { Breadcrumbs, type BreadcrumbsProps } from './breadcrumbs.tsx';
