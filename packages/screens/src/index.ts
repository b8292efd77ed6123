/** The assembled application: `startApplication` in a page, or its parts for stories and tests. */
export { type Application, createApplication } from './application/index.ts';
export { type ApplicationRouter, createApplicationRouter, screens } from './start/index.ts';
export { recordAddress } from './addresses/index.ts';
export type { Inspector, Routes, ScreenRoute } from './screen-context/index.ts';
export {
  ApplicationRoot,
  startApplication,
  type StartOptions,
  type TeamMessages,
} from './start/index.ts';
