import { callFunction, type FunctionAnswer, type FunctionValues } from '@ninefold/data/calls';
import { useWriteContext } from '../provider/index.ts';
import { recordsKey } from '../queries/index.ts';
import { refreshed, type Unsaved, unsavedUnchecked } from '../writes/index.ts';
import { useWrite } from './use-write.ts';

/** The function has answered. */
export interface Called {
  readonly status: 'called';
  readonly answer: FunctionAnswer;
  /** Whether all that is shown could be read again after a function that may change something. */
  readonly isRefreshed: boolean;
}

export interface CalledFunction {
  /** Calls the function with exact values. Never rejects. After a lost answer nobody can look whether it has run. */
  readonly call: (values: FunctionValues) => Promise<Called | Unsaved>;
  readonly isPending: boolean;
  /** The outcome of the last call. */
  readonly result: Called | Unsaved | undefined;
  readonly reset: () => void;
}

/**
 * Calls a function of the database.
 *
 * @param signature As the specification has it, or its name where only one has it.
 * @throws Error where the specification has no such function, or several of this name.
 */
export function useFunction(signature: string): CalledFunction {
  const context = useWriteContext();
  const { client, specification } = context.source;
  const named = (specification?.calls ?? []).flatMap(({ function: each }) =>
    each?.signature === signature || each?.name === signature ? each : [],
  );
  const [called] = named;
  if (called === undefined || named.length > 1) {
    throw new Error(
      `The specification has ${named.length === 0 ? 'no' : 'more than one'} function "${signature}".`,
    );
  }
  const { run, ...rest } = useWrite(
    [...recordsKey(client), 'function', called.signature],
    async (values: FunctionValues): Promise<Called | Unsaved> => {
      try {
        const answer = await context.send(() =>
          callFunction(client, called, values, { specification }),
        );
        const isRefreshed = called.volatility !== 'volatile' || (await refreshed(context));
        return { status: 'called', answer, isRefreshed };
      } catch (error) {
        const failed = unsavedUnchecked(error);
        // It may have been run.
        if (failed.status === 'lost' && called.volatility === 'volatile') await refreshed(context);
        return failed;
      }
    },
  );
  return { ...rest, call: (values) => run('call', values, values) };
}
