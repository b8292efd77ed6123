import { functionTaking, type FunctionValues, notKnown } from '@ninefold/data/calls';
import { type CalledFunction, functionsNamed, useCall } from '@ninefold/records';
import type { FunctionFacts } from '@ninefold/specification';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { functionsQuery } from '../screen-context/queries/index.ts';
import { useScreen } from '../screen-context/index.ts';

/** Whether a function can be called. */
export type FunctionState =
  /** What it takes is being read. A call waits for it. */
  | { readonly status: 'pending' }
  | { readonly status: 'ready' }
  /** The person may not call it, or it doesn't exist. The reason is for people. */
  | { readonly status: 'denied'; readonly reason: string }
  /** What it takes could not be read. */
  | { readonly status: 'failed'; readonly error: Error; readonly retry: () => void };

/** A function of the database, and the outcome of its last call. */
export type ScreenFunction<Values = FunctionValues, Value = unknown> = FunctionState &
  CalledFunction<Values, Value>;

/**
 * Calls a function of the database. Its arguments are read when a screen first uses a function.
 *
 * @param name Its name, or its signature as the specification has it.
 */
export function useFunction(name: string): ScreenFunction {
  const { application } = useScreen();
  const queries = useQueryClient();
  const known = useQuery(functionsQuery(application));
  const called = useCall(name, async (values) =>
    functionTaking(await queries.ensureQueryData(functionsQuery(application)), name, values),
  );
  return { ...called, ...stateOf(name, known) };
}

function stateOf(
  name: string,
  { data, error, isFetching, refetch }: ReturnType<typeof useQuery<readonly FunctionFacts[]>>,
): FunctionState {
  if (data === undefined) {
    return error === null || isFetching
      ? { status: 'pending' }
      : { status: 'failed', error, retry: () => void refetch() };
  }
  if (functionsNamed(data, name).length > 0) return { status: 'ready' };
  return { status: 'denied', reason: notKnown('function', name).failure.message };
}
