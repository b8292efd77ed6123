/** Starts the application: router, routes and providers. Nothing imports it but the package’s own entries. */
export { ApplicationRoot } from './application-root.tsx';
export { startApplication, type StartOptions, type TeamMessages } from './start-application.tsx';
export { type ApplicationRouter, createApplicationRouter } from './router.ts';
export { screens } from './screens.ts';
