import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Project } from '../../../packages/visual-review/src/configuration/index.ts';

/** The input of the other process: the folders of a run, and the built page. */
export type ServeApart = Pick<Project, 'acceptedFolder' | 'workFolder'> & {
  readonly page: string;
};

/** The review's server as in the command: a separate process that does nothing else. */
export async function serveApart(
  { acceptedFolder, workFolder }: Project,
  page: string,
): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const told: ServeApart = { acceptedFolder, workFolder, page };
  const child = fork(join(import.meta.dirname, 'serve.ts'), [JSON.stringify(told)], {
    execArgv: [],
  });
  const ended = once(child, 'exit');
  const said = await Promise.race([once(child, 'message'), ended.then(() => undefined)]);
  if (said === undefined) throw new Error('The server of the review ended before it had started.');
  return {
    url: String(said[0]),
    async stop() {
      child.kill();
      await ended;
    },
  };
}
