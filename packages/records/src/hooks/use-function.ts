import { DataError } from '@ninefold/data/client';
import {
  callFunction,
  type FunctionAnswer,
  type FunctionValues,
  type ReadDocument,
  resultOf,
} from '@ninefold/data/calls';
import type { FunctionFacts } from '@ninefold/specification';
import { useWriteContext } from '../provider/index.ts';
import { recordsKey } from '../queries/index.ts';
import { refreshed, type Unsaved, unsavedBy, unsavedUnchecked } from '../writes/index.ts';
import { useWrite } from './use-write.ts';

/** The function has answered. */
export interface Called<Value = unknown> {
  readonly status: 'called';
  readonly answer: FunctionAnswer;
  /** What it returned: a value, values, a row or rows, numbers as text; undefined for nothing. */
  readonly value: Value;
  /** Whether all that is shown could be read again after a function that may change something. */
  readonly isRefreshed: boolean;
}

/** The person may not call the function, or not with these values. The reason is for people. */
export interface CallDenied {
  readonly status: 'denied';
  readonly reason: string;
  readonly error: DataError;
}

/** The outcome of a call. */
export type CallResult<Value = unknown> = Called<Value> | CallDenied | Unsaved;

export interface CalledFunction<Values = FunctionValues, Value = unknown> {
  /** Calls the function with exact values. Never rejects. After a lost answer nobody can look whether it has run. */
  readonly call: (values: Values) => Promise<CallResult<Value>>;
  readonly isPending: boolean;
  /** The outcome of the last call. */
  readonly result: CallResult<Value> | undefined;
  readonly reset: () => void;
}

/**
 * Calls a function of the database.
 *
 * @param signature As the specification has it, or its name where only one has it.
 * @throws Error where the specification has no such function, or several of this name.
 */
export function useFunction(signature: string): CalledFunction {
  const { specification } = useWriteContext().source;
  const named = functionsNamed(
    (specification?.calls ?? []).flatMap(({ function: each }) => each ?? []),
    signature,
  );
  const [called] = named;
  if (called === undefined || named.length > 1) {
    throw new Error(
      `The specification has ${named.length === 0 ? 'no' : 'more than one'} function "${signature}".`,
    );
  }
  return useCall(called.signature, () => Promise.resolve(called));
}

/** Returns the functions with a signature or a name. */
export function functionsNamed(
  functions: readonly FunctionFacts[],
  signature: string,
): readonly FunctionFacts[] {
  return functions.filter((each) => each.signature === signature || each.name === signature);
}

/**
 * Calls a function whose facts are found with the first call.
 *
 * @param key Tells its calls from those of others.
 * @param find Rejects where it isn't known, with what the call then says.
 */
export function useCall(
  key: string,
  find: (values: FunctionValues) => Promise<FunctionFacts>,
): CalledFunction {
  const context = useWriteContext();
  const { client, specification } = context.source;
  const { run, ...rest } = useWrite(
    [...recordsKey(client), 'function', key],
    async (values: FunctionValues): Promise<CallResult> => {
      let called: FunctionFacts | undefined;
      try {
        const facts = await find(values);
        called = facts;
        const answer = await context.send(() =>
          callFunction(client, facts, values, {
            specification,
            readDocument: JSON.parse as ReadDocument,
          }),
        );
        const isRefreshed = facts.volatility !== 'volatile' || (await refreshed(context));
        return { status: 'called', answer, value: resultOf(answer), isRefreshed };
      } catch (error) {
        if (error instanceof DataError && error.failure.kind === 'denied') {
          return { status: 'denied', reason: error.failure.message, error };
        }
        // Until its facts are found, nothing is sent.
        if (called === undefined) return unsavedBy(error);
        const failed = unsavedUnchecked(error);
        // It may have been run.
        if (failed.status === 'lost' && called.volatility === 'volatile') await refreshed(context);
        return failed;
      }
    },
  );
  return { ...rest, call: (values) => run('call', values, values) };
}
