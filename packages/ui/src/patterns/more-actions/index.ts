export * from './more-actions.tsx';
export type { MoreAction } from './more-menu.tsx';
