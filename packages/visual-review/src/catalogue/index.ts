export { buildCatalogue, earlierBuilds } from './build-catalogue.ts';
export { type ModuleGraph, moduleGraph, readModuleGraph } from './module-graph.ts';
export { planPictures, planTest, type Story, type Visit } from './plan.ts';
export { sendFile, serve, serveFolder } from './serve-folder.ts';
