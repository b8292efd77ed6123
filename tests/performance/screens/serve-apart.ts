import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** The input of the other process. */
export interface Served {
  /** The address of PostgREST. */
  readonly dataApi: string;
  /** Folders of built applications, by name. */
  readonly folders: Readonly<Record<string, string>>;
}

export interface Server {
  /** The address of an application whose requests are answered so many milliseconds late. */
  address(application: string, delay: number): string;
  stop(): Promise<void>;
}

/** Starts a server of files that also forwards to PostgREST, in a process that does nothing else. */
export async function serveApart(served: Served): Promise<Server> {
  const child = fork(join(import.meta.dirname, 'serve.ts'), [JSON.stringify(served)], {
    execArgv: [],
  });
  const ended = once(child, 'exit');
  const started = await Promise.race([once(child, 'message'), ended.then(() => undefined)]);
  if (started === undefined) throw new Error('The server ended before it had started.');
  const port = Number(started[0]);
  return {
    // Separate origins, so that no application finds what another has stored in the browser.
    address: (application, delay) => `http://${application}.ms${delay}.localhost:${port}`,
    async stop() {
      child.kill();
      await ended;
    },
  };
}
