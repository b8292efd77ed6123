export { type ApplicationRouter, createApplicationRouter } from './router.ts';
export { lazyScreen, screens } from './screens.ts';
