/** The assembled application: `startApplication` in a page, or its parts for stories and tests. */
export { ApplicationRoot } from './start/index.ts';
export { createApplication, type Application } from './application/index.ts';
export { startApplication, type StartOptions } from './start/index.ts';
export { createApplicationRouter, type ApplicationRouter } from './routing/index.ts';
export type { Routes } from './routing/index.ts';
export type { ScreenRoute } from './screen-context/index.ts';
export { screens } from './routing/index.ts';
