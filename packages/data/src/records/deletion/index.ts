/** Finds the records that a deletion affects besides the deleted ones, before it is sent. */
export { deletionEffects, type DeletionEffect } from './deletion-effects.ts';
export { isRestorable, readRestorations, type Restoration } from './restorations.ts';
export { incomingKeys, type IncomingKey } from './incoming-keys.ts';
