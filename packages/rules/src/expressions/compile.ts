import { dayOf } from '@ninefold/values';
import { readDate } from '@ninefold/values/calendar';
import { Compiler } from './compiler.ts';
import { fold } from './fold.ts';
import { undecidedMessages } from './messages.ts';
import { type Expression, readExpression } from '@ninefold/specification/expressions';
import type { ColumnType, Compiled, Context, Undecided, Verdict } from './types.ts';
import {
  type Datum,
  dayOfMicros,
  emptyScope,
  type Evaluate,
  type Scope,
  toLocal,
  Undecidable,
  Unknown,
} from './values/index.ts';

/**
 * Compiles a condition over one record. What the database answers with an error (a number that is too large, a
 * division by zero) is undecided.
 *
 * @param written As `pg_get_expr` prints it.
 * @param columns The columns that it may name; of a domain's constraint, `VALUE`.
 */
export function compileExpression(
  written: string,
  columns: ReadonlyMap<string, ColumnType>,
): Compiled | Undecided {
  const read = readExpression(written);
  if ('unread' in read) {
    return { kind: 'undecided', reason: undecidedMessages.form({ text: read.unread }) };
  }
  return compileTree(read.expression, columns);
}

/** Compiles a condition that was read already. */
export function compileTree(
  expression: Expression,
  columns: ReadonlyMap<string, ColumnType>,
): Compiled | Undecided {
  const compiler = new Compiler(columns);
  try {
    fold(expression, (part) => {
      const { evaluate } = compiler.condition(part);
      const value = evaluate(emptyScope);
      const isOfZone = evaluate({ ...emptyScope, timeZone: undefined }) instanceof Unknown;
      return isOfZone && !(value instanceof Unknown) ? undefined : value;
    });
    compiler.left = undefined;
    const { type, evaluate } = compiler.condition(expression);
    if (type.family !== 'boolean' && type.family !== 'unknown') {
      return { kind: 'undecided', reason: undecidedMessages.notCondition };
    }
    const { readsClock, left } = compiler;
    return {
      kind: 'compiled',
      left,
      columns: [...compiler.used],
      evaluate: (record, context) => agreed(evaluate, scopesOf(record, context, readsClock)),
    };
  } catch (error) {
    if (error instanceof Undecidable) return { kind: 'undecided', reason: error.message };
    throw error;
  }
}

/** The verdict on which every moment agrees at which the record may be saved. */
function agreed(evaluate: Evaluate, scopes: readonly Scope[]): Verdict {
  const verdicts = scopes.map((scope) => verdictOf(evaluate(scope)));
  const [first = null] = verdicts;
  const undecided = verdicts.find((each) => typeof each === 'object' && each !== null);
  if (undecided !== undefined) return undecided;
  return verdicts.every((each) => each === first) ? first : { undecided: undecidedMessages.clock };
}

function verdictOf(datum: Datum): Verdict {
  if (datum instanceof Unknown) return { undecided: datum.reason };
  return datum === null ? null : datum === true;
}

/** The zones whose days are furthest from each other. */
const outermostZones = ['Etc/GMT+12', 'Etc/GMT-14'];

function scopesOf(
  record: Scope['record'],
  { now, timeZone, tolerance = 0 }: Context,
  readsClock: boolean,
): readonly Scope[] {
  if (!readsClock) return [{ record, now: 0n, timeZone, today: 0 }];
  const moments = tolerance === 0 ? [now] : [now - tolerance, now, now + tolerance];
  return moments.flatMap((moment) => {
    const micros = BigInt(Math.round(moment * 1000));
    const local = toLocal(micros, timeZone);
    const days =
      local === undefined
        ? outermostZones.map((zone) => readDate(dayOf(moment, zone)) ?? 0)
        : [dayOfMicros(local)];
    return days.map((today) => ({ record, now: micros, timeZone, today }));
  });
}
