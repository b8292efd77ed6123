import type { useToast } from '@ninefold/ui/components/toast';
import { failureOf } from './failure-of.ts';

/** Returns whether a write was only tried, as while somebody else is viewed: the database would take it. */
export function isTried(error: unknown): boolean {
  return failureOf(error).kind === 'tried';
}

/**
 * Says of a write that it was only tried, and that nothing was changed. The one place that does.
 *
 * @param error Of kind `tried`.
 * @param title What would have happened, where the message of the error doesn't say it: "3 parts would be edited".
 * @returns The message's ID.
 */
export function sayTried(
  toast: Pick<ReturnType<typeof useToast>, 'show'>,
  error: unknown,
  title?: string,
): string {
  const { message } = failureOf(error);
  return toast.show(
    title === undefined
      ? { tone: 'info', title: message }
      : { tone: 'info', title, description: message },
  );
}
