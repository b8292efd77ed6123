import type { LaidOut } from './lay-out.ts';
import type { LayoutQuestion } from './lay-out.worker.ts';

/**
 * As `layOut`, in a worker of its own.
 *
 * @param signal Ends it when nobody waits for it any more: then it never answers.
 * @throws {Error} Where the worker cannot be loaded, or breaks.
 */
export function layOutApart(question: LayoutQuestion, signal: AbortSignal): Promise<LaidOut> {
  const worker = new Worker(new URL('./lay-out.worker.ts', import.meta.url), { type: 'module' });
  signal.addEventListener('abort', () => worker.terminate());
  return new Promise<LaidOut>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<LaidOut>) => resolve(data));
    worker.addEventListener('error', ({ message }) =>
      reject(new Error(message === '' ? 'The layout’s worker could not be loaded.' : message)),
    );
    worker.postMessage(question, []);
  }).finally(() => worker.terminate());
}
