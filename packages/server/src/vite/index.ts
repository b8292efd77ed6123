/** The Vite configuration that applications and the catalogue are built with. */
export { applicationConfig } from './application-config.ts';
export type { ModuleSizes } from './module-sizes.ts';
export { reactPlugins } from './react-plugins.ts';
export { screenPlugins } from './screen-plugins.ts';
export { retiredServiceWorker, serviceWorkerFile } from './service-worker.ts';
export { readTheme } from './theme-styles.ts';
