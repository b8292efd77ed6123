export { type Application, createApplication, type DeclarationFile } from './application.ts';
export { type Identity, identityOf, ownIdentityOf } from './identity.ts';
export { isDevelopment, loadConfiguration } from './configuration.ts';
export { endHistory, historyWithin, loadPage } from './history.ts';
export type { PagePerson, PersonChange } from './page-person.ts';
export { endViewing, readViewing, storeViewing, type Viewing } from './viewing.ts';
export { folderOf, leadsToTenant, type Place, placeOf } from './place.ts';
