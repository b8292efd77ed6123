/**
 * supabase-js, wrapped: one place where requests are sent, retried, logged and
 * where their failures are classified. Every function of this package that
 * asks the database throws {@link DataError}, and nothing else, when the
 * database or the network refuses; an aborted request throws the signal's
 * reason.
 */
import type { Catalog } from '../discovery/index.ts';
import type { DataClient, DataClientOptions } from './data-client.ts';

export type { Call, CallLog } from './call-log.ts';
export type { DataClient, DataClientOptions, Refusal } from './data-client.ts';

/** Reads only: what a screen that is left hands in, so that its requests end. */
export interface ReadOptions {
  readonly signal?: AbortSignal;
}

/** @throws {RangeError} where the address is none, or the key is a secret one. */
export declare function createDataClient(options: DataClientOptions): DataClient;

/**
 * What the database says about itself to the current role, by the installed
 * function `ninefold_specification()`.
 *
 * @throws {DataError} with `failure.kind === 'specification function missing'`
 * where the function is not installed (PGRST202).
 */
export declare function loadSpecification(
  client: DataClient,
  options?: ReadOptions,
): Promise<Catalog>;
