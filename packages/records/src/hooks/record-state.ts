import { DataError } from '@ninefold/data/client';
import { canDo } from '@ninefold/rules/permissions';
import type { Entity } from '@ninefold/specification';
import type { UseQueryResult } from '@tanstack/react-query';
import type { RecordsBinding } from '../provider/index.ts';

/** The states in which there is nothing to show yet, or at all. */
export type Unready =
  /** It is read for the first time; where `isPaused`, once there is a connection. */
  | { readonly status: 'pending'; readonly isPaused: boolean }
  /** It isn't read, because the caller doesn't want it yet. */
  | { readonly status: 'disabled' }
  /** The person may not read it. The reason is for people; the error is the database's, where that was asked. */
  | { readonly status: 'denied'; readonly reason: string; readonly error: DataError | undefined }
  /** There is none, or none that the person can see. */
  | { readonly status: 'missing'; readonly reason: string }
  | { readonly status: 'failed'; readonly error: unknown; readonly retry: () => void };

/** What is shown, and whether it is read again or could not be. */
export interface Ready {
  readonly status: 'ready';
  readonly isRefreshing: boolean;
  /** Why what is shown could not be read again. */
  readonly refreshError: unknown;
}

/** Returns why a person can't read an entity's records at all; undefined where they may. */
export function denial({ asked }: RecordsBinding, entity: Entity): string | undefined {
  if (asked === undefined) return undefined;
  const permission = canDo(asked, 'select', entity);
  return permission.answer === 'no' ? permission.reason : undefined;
}

interface Asking {
  /** Why the person can't read it at all. */
  readonly denied: string | undefined;
  /** Whether it is to be read; true when left out. */
  readonly enabled?: boolean;
}

/** Turns the state of a query into the states of the hooks. */
export function stateOf<Data, Shown extends object>(
  query: UseQueryResult<Data>,
  { denied, enabled = true }: Asking,
  show: (data: Data) => Shown,
): Unready | (Ready & Shown) {
  const { data, error, isFetching, isPaused, refetch } = query;
  if (denied !== undefined) return { status: 'denied', reason: denied, error: undefined };
  if (!enabled) return { status: 'disabled' };
  if (error instanceof DataError && !isFetching) {
    const { kind, message } = error.failure;
    if (kind === 'denied') return { status: 'denied', reason: message, error };
    if (kind === 'not found') return { status: 'missing', reason: message };
  }
  if (data !== undefined) {
    return { status: 'ready', isRefreshing: isFetching, refreshError: error, ...show(data) };
  }
  if (error === null || isFetching) return { status: 'pending', isPaused };
  return { status: 'failed', error, retry: () => void refetch() };
}
