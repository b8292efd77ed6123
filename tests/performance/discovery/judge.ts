export interface Figure {
  readonly backend: 'embedded' | 'server';
  readonly tables: number;
  readonly question: string;
  readonly milliseconds: number;
  readonly bytes: number;
}

/** Limits for a catalog of 1000 tables and 15 000 columns. */
const budget = { tables: 1000, milliseconds: 2000 };
/** Ten times the tables may cost this many times as much; a cost in the square is a hundred times. */
const mostGrowth = 20;

/** Returns a sentence for each figure that is worse than allowed. */
export function judge(figures: readonly Figure[]): readonly string[] {
  return figures.flatMap((figure) => {
    const { backend, tables, question, milliseconds, bytes } = figure;
    const name = `${question} of ${tables} tables on ${backend}`;
    const smaller = figures.find(
      (each) =>
        each.backend === backend && each.question === question && each.tables * 10 === tables,
    );
    return [
      tables === budget.tables && milliseconds > budget.milliseconds
        ? `${name} took ${milliseconds.toFixed()} ms; at most ${budget.milliseconds} are allowed.`
        : undefined,
      smaller !== undefined && milliseconds > mostGrowth * Math.max(smaller.milliseconds, 5)
        ? `${name} took ${milliseconds.toFixed()} ms, and a tenth of them ${smaller.milliseconds.toFixed()} ms: more than in proportion.`
        : undefined,
      question === 'one screen' && smaller !== undefined && bytes > 1.05 * smaller.bytes
        ? `${name} loads ${bytes} bytes, and of a tenth of them ${smaller.bytes}: it grows.`
        : undefined,
    ].filter((problem) => problem !== undefined);
  });
}
