import { DataError } from '@ninefold/data/client';
import { canDo } from '@ninefold/rules/permissions';
import type { Entity } from '@ninefold/specification';
import type { UseQueryResult } from '@tanstack/react-query';
import type { RecordsBinding } from '../provider/index.ts';

/** The states in which there is nothing to show yet, or at all. */
export type Unready =
  | { readonly status: 'pending' }
  /** The person may not read it. The reason is for people. */
  | { readonly status: 'denied'; readonly reason: string }
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

/** Turns the state of a query into the states of the hooks. */
export function stateOf<Data, Shown extends object>(
  query: UseQueryResult<Data>,
  denied: string | undefined,
  show: (data: Data) => Shown,
): Unready | (Ready & Shown) {
  const { data, error, isFetching, refetch } = query;
  if (denied !== undefined) return { status: 'denied', reason: denied };
  if (error instanceof DataError && !isFetching) {
    const { kind, message } = error.failure;
    if (kind === 'denied') return { status: 'denied', reason: message };
    if (kind === 'not found') return { status: 'missing', reason: message };
  }
  if (data !== undefined) {
    return { status: 'ready', isRefreshing: isFetching, refreshError: error, ...show(data) };
  }
  if (error === null || isFetching) return { status: 'pending' };
  return { status: 'failed', error, retry: () => void refetch() };
}
