/** The Vite configuration that applications and the catalogue are built with. */
export { applicationConfig } from './application-config.ts';
export { reactPlugins } from './react-plugins.ts';
