/** Writes what later versions have renamed into the files of a team. It knows nothing of databases. */
export { teamFiles } from './team-files.ts';
export { upgradeScripts } from './upgrade-scripts.ts';
export { upgradeSource, type UpgradedSource } from './upgrade-source.ts';
