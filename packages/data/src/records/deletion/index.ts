/** What a deletion affects besides the records that are deleted, found out before it is sent. */
export { deletionEffects, type DeletionEffect } from './deletion-effects.ts';
export { fulfils } from './fulfils.ts';
export { incomingKeys, type IncomingKey } from './incoming-keys.ts';
