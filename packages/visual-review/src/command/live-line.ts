/** The part of a stream that is written to: standard output by default. */
type Output = Pick<NodeJS.WriteStream, 'write'> &
  Partial<Pick<NodeJS.WriteStream, 'isTTY' | 'columns'>>;

/** Milliseconds between two lines about a run. A terminal's line changes in place; elsewhere, lines add up. */
export function liveInterval({ isTTY = false }: Pick<Output, 'isTTY'> = process.stdout): number {
  return isTTY ? 1000 : 30_000;
}

/** Prints how a run goes, again and again, below the lines that stay. */
export interface LiveLine {
  /** Prints text that stays. */
  readonly print: (text: string) => void;
  /** Clears the line of a terminal, and prints no more. */
  readonly stop: () => void;
}

/** @param read returns the line; undefined where there is nothing to say. */
export function liveLine(
  read: () => string | undefined,
  output: Output = process.stdout,
): LiveLine {
  const { isTTY = false } = output;
  const clear = (): void => {
    if (isTTY) output.write('\r\u001B[K');
  };
  const show = (): void => {
    const line = read();
    if (line === undefined) return;
    clear();
    // Some terminals say that they have no columns.
    output.write(isTTY ? line.slice(0, (output.columns || 80) - 1) : `${line}\n`);
  };
  const showing = setInterval(show, liveInterval(output));
  show();
  return {
    print(text) {
      clear();
      output.write(`${text}\n`);
    },
    stop() {
      clearInterval(showing);
      clear();
    },
  };
}

/** Writes wall seconds as `02:10`. */
export function clock(seconds: number): string {
  return [seconds / 60, seconds % 60]
    .map((part) => String(Math.floor(part)).padStart(2, '0'))
    .join(':');
}
