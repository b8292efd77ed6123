export { buildCatalogue } from './build-catalogue.ts';
export { type ModuleGraph, moduleGraph, readModuleGraph } from './module-graph.ts';
export { planPictures, planTest, type Visit } from './plan.ts';
export { sendFile, serveFolder } from './serve-folder.ts';
export type { Story } from './story.ts';
