import type { DemonstrationAccount } from './starting-point.ts';

/** Tells a person, or a program, what the command is doing. */
export interface Reporter {
  /** What is being done now, in a few words. */
  step(text: string): void;
  /** More about the last step. */
  note(text: string): void;
  ready(running: Running): void;
  exported(exported: Exported): void;
}

export interface Running {
  readonly url: string;
  /** The data folder; null where there is no embedded database. */
  readonly data: string | null;
  readonly accounts: readonly DemonstrationAccount[];
}

export interface Exported {
  /** The SQL file. */
  readonly exported: string;
  readonly bytes: number;
  /** The data folder. */
  readonly data: string;
}

export function createReporter({ json }: { readonly json: boolean }): Reporter {
  const started = performance.now();
  const say = (text: string) => (json ? process.stderr : process.stdout).write(`${text}\n`);
  return {
    step: (text) => say(`• ${text} …`),
    note: (text) => say(`  ${text}`),
    ready(running) {
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      if (json) {
        say(`• Ready after ${seconds} s: ${running.url}`);
        process.stdout.write(`${JSON.stringify(running)}\n`);
      } else {
        say(readyText(running, seconds));
      }
    },
    exported(exported) {
      const size = (exported.bytes / 1e6).toFixed(1);
      say(
        `• ${exported.exported} is written (${size} MB), with every row and account in it: keep it to yourself. It is loaded with: pnpm start --load FILE.sql`,
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
