/** SQL for viewing the application as somebody else. */
export type { ViewAsAccess } from './claims.ts';
export { viewAsHeader } from './names.ts';
export { viewAsInstalledSql } from './offer.ts';
export { viewAsSql } from './view-as.ts';
