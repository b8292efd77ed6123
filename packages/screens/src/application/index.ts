export { type Application, createApplication, type DeclarationFile } from './application.ts';
export { loadConfiguration } from './configuration.ts';
export { isDevelopment } from './development.ts';
export { historyWithin } from './history.ts';
export { folderOf, leadsToTenant, type Place, placeOf } from './place.ts';
