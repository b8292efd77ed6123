export { buildApplication, buildWhereNeeded, builtFolder, compressAssets } from './build.ts';
