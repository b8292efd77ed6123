import {
  clock,
  liveInterval,
  liveLine,
} from '../../packages/visual-review/src/command/live-line.ts';
import type { SuiteEvent } from './events.ts';
import type { Progress, Snapshot } from './progress.ts';

/** Says how a run goes: what runs, how many tests passed, how many are left, and each failure at once. */
export interface Announcer {
  failed(suite: string, failure: Extract<SuiteEvent, { name: string }>): void;
  /** Clears the line of a terminal, and says no more. */
  stop(): void;
}

/** Prints for a person. */
export function announceToPerson(progress: Progress, elapsed: () => number): Announcer {
  const line = liveLine(() => sentence(progress.snapshot(elapsed()), elapsed()));
  return {
    failed(suite, { name, message = '', repeat }) {
      const lines = message.split('\n').slice(0, 12).join('\n  ');
      line.print(`\n✗ ${suite}: ${name}\n  ${lines}\n  Repeat: ${commandFor(suite, repeat)}\n`);
    },
    stop: line.stop,
  };
}

function print(value: object): void {
  console.log(JSON.stringify(value));
}

/** Prints JSON, an object a line. */
export function announceAsJson(progress: Progress, elapsed: () => number): Announcer {
  const printing = setInterval(() => {
    print({ event: 'progress', seconds: elapsed(), ...progress.snapshot(elapsed()) });
  }, liveInterval());
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
  const time = secondsLeft === undefined ? '' : `, about ${duration(secondsLeft)}`;
  const counts = `${passed} passed, ${failed} failed, ${left} left${time}`;
  return `${clock(elapsed)}  ${counts} · ${running.join(', ')}`;
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
