/** The assembled application: `startApplication` in a page, or its parts for stories and tests. */
export { ApplicationRoot } from './application/application-root.tsx';
export { createApplication, type Application } from './application/application.ts';
export { startApplication, type StartOptions } from './application/start-application.tsx';
export { createApplicationRouter, type ApplicationRouter } from './routing/router.ts';
export type { Routes, ScreenRoute } from './routing/routes.ts';
export { screens } from './routing/screens.ts';
