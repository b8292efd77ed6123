export { type Application, createApplication, type DeclarationFile } from './application.ts';
export { isDevelopment, loadConfiguration } from './configuration.ts';
export { keepAnswers } from './kept-answers.ts';
export { historyWithin } from './history.ts';
export { folderOf, leadsToTenant, type Place, placeOf } from './place.ts';
