/**
 * supabase-js, wrapped: one place where requests are sent, retried, logged and where their failures are
 * classified. Every function of this package that sends a request throws {@link DataError}, and nothing
 * else, when the database rejects it or can't be reached; a cancelled one throws the signal's reason.
 */
export type { BoundPerson, DataIdentity, ViewedAs } from './bound-person.ts';
export { callInstalled } from './call-installed.ts';
export type { Call, CallLog } from './call-log.ts';
export type { Configuration, LeftOut } from './configuration.ts';
export { createDataClient } from './create-data-client.ts';
export type { DataClient, DataClientOptions, TokenRejection } from './data-client.ts';
export { DataError } from './data-error.ts';
export { installationSchema } from './installation-schema.ts';
export { loadSpecification, type SpecificationPart } from './load-specification.ts';
export { createListeners } from './listeners.ts';
export { JsonText, writeBody } from './json-text.ts';
export type { ReadOptions } from './read-options.ts';
export { request, requestRecords } from './request.ts';
export type { CountMode, DataAnswer, DataRequest, RawRow } from './request.ts';
export { SpecificationMissing } from './specification-missing.ts';
export { sessionKeyOf } from './stored-session.ts';
export { triedCount } from './tried-count.ts';
export {
  exposedSchemasIn,
  isSecretKey,
  projectPath,
  readProjectAddress,
  unexposedSchema,
} from './project.ts';
