import { callFunction, type FunctionAnswer, type FunctionValues } from '@ninefold/data/calls';
import type { FunctionFacts, Specification } from '@ninefold/specification';
import { queryOptions } from '@tanstack/react-query';
import { type Application, recordsKey } from '@ninefold/screens/inspector';

export interface FunctionFormProps {
  readonly specification: Specification;
  readonly called: FunctionFacts;
  readonly title: string;
}

export interface FunctionRun extends Omit<FunctionFormProps, 'title'> {
  readonly application: Application;
  readonly values: FunctionValues;
}

/** Calls a function. */
export function runFunction(
  { application, specification, called, values }: FunctionRun,
  signal?: AbortSignal,
): Promise<FunctionAnswer> {
  const { database } = application;
  // Without a database no function is known, and no address reaches this.
  if (database === null) throw new Error('There is no database to run a function of.');
  return callFunction(database.client, called, values, { specification, signal });
}

/** The result of a function that changes nothing. It is called again whenever it is opened or run. */
export function functionQuery(asked: FunctionRun) {
  const { database } = asked.application;
  const records = database === null ? ['records'] : recordsKey(database.client);
  return queryOptions({
    // A change of records may change what it gives.
    queryKey: [...records, 'function', asked.called.signature, asked.values],
    staleTime: 0,
    queryFn: ({ signal }) => runFunction(asked, signal),
  });
}
