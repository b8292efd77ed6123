export { type ApplicationRouter, createApplicationRouter, type Routes } from './router.ts';
export { screens } from './screens.ts';
