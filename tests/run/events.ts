import { appendFileSync, closeSync, openSync, readSync } from 'node:fs';

/** What a suite says while it runs. */
export type SuiteEvent =
  /** It has found so many more tests. */
  | { readonly collected: number }
  /** A test has ended. */
  | {
      readonly name: string;
      readonly status: string;
      readonly message?: string;
      /** Arguments with which the suite runs this test alone. */
      readonly repeat?: readonly string[];
    };

/** Appends an event to the file that NINEFOLD_PROGRESS names. Does nothing if the test command isn't there. */
export function logEvent(event: SuiteEvent): void {
  const file = process.env['NINEFOLD_PROGRESS'];
  if (file !== undefined) appendFileSync(file, `${JSON.stringify(event)}\n`);
}

/** Returns a function that reads the events that were appended to a file since its last call. */
export function eventsOf(file: string): () => readonly SuiteEvent[] {
  let position = 0;
  const chunk = Buffer.alloc(1 << 20);
  let rest = Buffer.alloc(0);
  return () => {
    const events: SuiteEvent[] = [];
    const opened = openSync(file, 'a+');
    for (;;) {
      const length = readSync(opened, chunk, 0, chunk.length, position);
      if (length === 0) break;
      position += length;
      rest = Buffer.concat([rest, chunk.subarray(0, length)]);
      const end = rest.lastIndexOf('\n');
      const lines = rest.subarray(0, end + 1).toString();
      rest = Buffer.from(rest.subarray(end + 1));
      for (const line of lines.split('\n')) {
        if (line !== '') events.push(JSON.parse(line) as SuiteEvent);
      }
    }
    closeSync(opened);
    return events;
  };
}
