export { type ApplicationRouter, createApplicationRouter } from './router.ts';
export type { Routes } from './routes.ts';
export { screens } from './screens.ts';
