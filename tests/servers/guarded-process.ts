import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Account } from './account.ts';

/** A server to run. */
export interface GuardedServer {
  readonly program: string;
  readonly argumentList: readonly string[];
  /** User that it runs as. Default: the current user. */
  readonly account?: Account | undefined;
  /** Deleted when the server has ended. */
  readonly temporaryFolder?: string;
  /** Added to the current environment. */
  readonly environment?: Record<string, string>;
}

/** A running server that ends when `stop` is called, or when the process that started it ends. */
export class GuardedProcess {
  readonly #process: ChildProcess;
  readonly #exited: Promise<unknown>;
  readonly #lines: string[] = [];
  readonly #waiting = new Set<{ pattern: RegExp; resolve: () => void }>();

  constructor(server: GuardedServer) {
    const guardian = join(import.meta.dirname, 'guardian.ts');
    this.#process = spawn(process.execPath, [guardian], {
      // Not an argument: every user of the machine can read those, and passwords are among them.
      env: { ...process.env, GUARDED_SERVER: JSON.stringify(server) },
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    this.#exited = once(this.#process, 'close');
    for (const output of [this.#process.stdout, this.#process.stderr]) {
      if (output) createInterface({ input: output }).on('line', (line) => this.#onLine(line));
    }
  }

  /** Output so far. */
  get output(): string {
    return this.#lines.join('\n');
  }

  /** Waits for a line that matches. Throws with the whole output if the server ends instead. */
  async line(pattern: RegExp): Promise<void> {
    const waiting = { pattern, resolve: () => undefined as void };
    const matched = new Promise<true>((resolve) => {
      waiting.resolve = () => resolve(true);
    });
    this.#waiting.add(waiting);
    const found = await Promise.race([matched, this.#exited.then(() => false)]);
    this.#waiting.delete(waiting);
    if (!found) throw new Error(`The server ended instead of starting:\n${this.output}`);
  }

  async stop(): Promise<void> {
    this.#process.stdin?.end();
    await this.#exited;
  }

  #onLine(line: string): void {
    this.#lines.push(line);
    for (const { pattern, resolve } of this.#waiting) if (pattern.test(line)) resolve();
  }
}
