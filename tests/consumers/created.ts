/** Applications that `npm create ninefold` makes, as a person types it, with packages from a registry of our own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';

const children = new Set<ChildProcess>();

/** The environment of somebody who types a command. npm asks nobody whether to run a package. */
export function environment(registryUrl: string): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(
    ([name]) => !/^(?:npm_|INIT_CWD|SUPABASE_|NODE_ENV|VITEST)/.test(name),
  );
  return { ...Object.fromEntries(own), npm_config_registry: registryUrl, npm_config_yes: 'true' };
}

/**
 * Runs a command until it has printed the address that it serves, and returns that.
 *
 * @throws {Error} with all that it printed, if it ends before.
 */
export async function addressOf(
  [program = '', ...argumentList]: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv,
  printed = /Address +(http\S+)/,
): Promise<string> {
  const child = spawn(program, argumentList, {
    cwd,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  children.add(child);
  let output = '';
  return new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        const [, address] = printed.exec(output) ?? [];
        if (address !== undefined) resolve(address);
      });
    }
    child.once('error', reject);
    child.once('exit', () => reject(new Error(output)));
  });
}

/** Ends what `addressOf` has started, with the processes that each of them started. */
export function endAll(): void {
  for (const { pid, exitCode } of children) {
    if (pid !== undefined && exitCode === null) process.kill(-pid, 'SIGTERM');
  }
  children.clear();
}

/** Puts a browser before the machine's own that writes the address that it is to open into a file. */
export async function browserThatWrites(
  file: string,
  folder: string,
  env: NodeJS.ProcessEnv,
): Promise<NodeJS.ProcessEnv> {
  await mkdir(folder, { recursive: true });
  const script = `#!/bin/sh\nprintf %s "$1" > '${file}'\n`;
  for (const name of ['xdg-open', 'open']) {
    await writeFile(join(folder, name), script, { mode: 0o755 });
  }
  return { ...env, PATH: [folder, env['PATH']].join(delimiter) };
}
