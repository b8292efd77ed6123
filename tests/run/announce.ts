import type { SuiteEvent } from './events.ts';
import type { Progress, Snapshot } from './progress.ts';

/** Says how a run goes: what runs, how many tests passed, how many are left, and each failure at once. */
export interface Announcer {
  failed(suite: string, failure: Extract<SuiteEvent, { name: string }>): void;
  /** Clears the line of a terminal, and says no more. */
  stop(): void;
}

/** A terminal's line changes in place. Elsewhere, lines add up. */
const interval = process.stdout.isTTY ? 1000 : 30_000;

/** Prints for a person. */
export function announceToPerson(progress: Progress, elapsed: () => number): Announcer {
  const isTerminal = process.stdout.isTTY;
  const clear = () => {
    if (isTerminal) process.stdout.write('\r\u001B[K');
  };
  const printProgress = () => {
    const line = sentence(progress.snapshot(elapsed()), elapsed());
    clear();
    if (isTerminal) process.stdout.write(line.slice(0, process.stdout.columns - 1));
    else console.log(line);
  };
  const printing = setInterval(printProgress, interval);
  printProgress();
  return {
    failed(suite, { name, message = '', repeat }) {
      clear();
      const lines = message.split('\n').slice(0, 12).join('\n  ');
      console.log(`\n✗ ${suite}: ${name}\n  ${lines}\n  Repeat: ${commandFor(suite, repeat)}\n`);
    },
    stop() {
      clearInterval(printing);
      clear();
    },
  };
}

function print(value: object): void {
  console.log(JSON.stringify(value));
}

/** Prints JSON, an object a line. */
export function announceAsJson(progress: Progress, elapsed: () => number): Announcer {
  const printing = setInterval(() => {
    print({ event: 'progress', seconds: elapsed(), ...progress.snapshot(elapsed()) });
  }, interval);
  return {
    failed(suite, { name, message = '', repeat }) {
      print({ event: 'failed', suite, name, message, repeat: commandFor(suite, repeat) });
    },
    stop() {
      clearInterval(printing);
    },
  };
}

/** Writes a snapshot as one line: `02:10  4210 passed, 0 failed, 5100 left, about 4 min · unit 610 of 9000`. */
export function sentence(
  { passed, failed, left, running, secondsLeft }: Snapshot,
  elapsed: number,
): string {
  const minutes = String(Math.floor(elapsed / 60)).padStart(2, '0');
  const seconds = String(Math.floor(elapsed % 60)).padStart(2, '0');
  const time = secondsLeft === undefined ? '' : `, about ${duration(secondsLeft)}`;
  const counts = `${passed} passed, ${failed} failed, ${left} left${time}`;
  return `${minutes}:${seconds}  ${counts} · ${running.join(', ')}`;
}

function duration(seconds: number): string {
  return seconds < 90 ? `${Math.ceil(seconds / 10) * 10} s` : `${Math.round(seconds / 60)} min`;
}

/** Returns the command that runs one test of a suite again. */
export function commandFor(suite: string, argumentList: readonly string[] = []): string {
  const quoted = argumentList.map((argument) =>
    /^[\w./@:-]+$/.test(argument) ? argument : `'${argument.replaceAll("'", String.raw`'\''`)}'`,
  );
  return ['pnpm test', suite, ...(quoted.length > 0 ? ['--', ...quoted] : [])].join(' ');
}
