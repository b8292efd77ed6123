import { type BackendThread } from './backend-thread.ts';

/** What one request may take, in milliseconds. */
export interface Limit {
  /** Of the processor. */
  readonly work: number;
  /** In all: a statement may wait without working. */
  readonly time: number;
}

/** Hosted Supabase cancels statements of people after 8 s. Here, what other programs take doesn't count. */
export const workLimit: Limit = { work: 8_000, time: 60_000 };

/** Waits for a call on a thread, and ends the thread when it takes more than the limit. */
export async function withinLimit<Result>(
  thread: BackendThread,
  limit: Limit,
  call: Promise<Result>,
): Promise<Result> {
  const began = performance.now();
  // Asked only of a call that is not answered at once.
  let workedBefore: number | undefined;
  const timer = setInterval(() => void check(), Math.min(1000, limit.work / 8));
  const check = async () => {
    const time = performance.now() - began;
    const worked = await thread.worked();
    workedBefore ??= worked;
    const work = worked === undefined || workedBefore === undefined ? time : worked - workedBefore;
    if (work > limit.work || time > limit.time) {
      clearInterval(timer);
      await thread.end();
    }
  };
  try {
    return await call;
  } finally {
    clearInterval(timer);
  }
}
