import { commandLine } from '@ninefold/embedded/command-line';
import type { KnownAccount } from '@ninefold/embedded';

/** Prints progress, for people and for programs. */
export type Reporter = ReturnType<typeof createReporter>;

export interface Running {
  readonly url: string;
  /** The data folder; null without an embedded database. */
  readonly data: string | null;
  readonly accounts: readonly Readonly<KnownAccount>[];
}

export interface Exported {
  /** The SQL file. */
  readonly exported: string;
  readonly bytes: number;
  /** The data folder. */
  readonly data: string;
}

export function createReporter({ json }: { readonly json: boolean }) {
  const started = performance.now();
  const print = (text: string) => void (json ? process.stderr : process.stdout).write(`${text}\n`);
  return {
    /** Prints a step that begins now. */
    step: (text: string): void => print(`• ${text} …`),
    /** Prints a detail of the last step. */
    note: (text: string): void => print(`  ${text}`),
    ready(running: Running): void {
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      if (json) {
        print(`• Ready after ${seconds} s: ${running.url}`);
        process.stdout.write(`${JSON.stringify(running)}\n`);
      } else {
        print(readyText(running, seconds));
      }
    },
    exported(exported: Exported): void {
      const size = (exported.bytes / 1e6).toFixed(1);
      print(
        `• ${exported.exported} contains every row and account (${size} MB): keep it private. Load it with: ${commandLine('start', '--load FILE.sql')}`,
      );
      if (json) process.stdout.write(`${JSON.stringify(exported)}\n`);
    },
  };
}

function readyText({ url, data, accounts }: Running, seconds: string): string {
  const lines = ['', `Ninefold is ready, after ${seconds} s.`, '', `  Address  ${url}`];
  if (data !== null) {
    lines.push(`  Data     ${data}`);
    lines.push('           Safe if the process is killed; a power cut may damage it (no fsync).');
  }
  if (accounts.length > 0) {
    const width = Math.max(...accounts.map(({ email }) => email.length));
    lines.push('', '  Demonstration accounts (e-mail, password, role)');
    for (const { email, password, role } of accounts) {
      lines.push(`  ${email.padEnd(width)}  ${password}  ${role}`);
    }
  }
  return [...lines, '', '  Ctrl+C stops it.', ''].join('\n');
}
