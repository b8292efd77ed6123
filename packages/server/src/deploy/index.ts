/** Builds an application for the host that will serve it. */
export { buildForHost } from './build-for-host.ts';
export { buildHelp, readBuildOptions } from './build-options.ts';
