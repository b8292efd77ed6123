import { clocks } from './fold.ts';
import {
  arrayOf,
  chosen,
  differing,
  elementOf,
  extreme,
  firstKnown,
  isSubject,
  joined,
  negated,
  nullIf,
  rowsCompared,
  sliceOf,
  tested,
} from './forms/index.ts';
import { called } from './functions/index.ts';
import { undecidedMessages } from './messages.ts';
import {
  asCondition,
  boolean,
  castTo,
  constant,
  isOrder,
  numberOf,
  type Operand,
  text,
} from './operands/index.ts';
import { binary, quantified, unary } from './operators/index.ts';
import { type Expression } from '@ninefold/specification/expressions';
import { hasCollation, typeIn } from './types-of-columns.ts';
import type { ColumnType } from './types.ts';
import {
  columnType,
  type Evaluate,
  Failure,
  Missing,
  readValue,
  typeNamed,
  Undecidable,
} from './values/index.ts';

/** Gives each part of an expression a type, and makes a function of it. */
export class Compiler {
  readonly used = new Set<string>();
  readsClock = false;
  /** Why a part is left to the database. */
  left: string | undefined;
  private readonly columns: ReadonlyMap<string, ColumnType>;

  constructor(columns: ReadonlyMap<string, ColumnType>) {
    this.columns = columns;
  }

  /**
   * Compiles AND and OR up to the part that can't be compiled, in which the database may fail: those before it may
   * decide, since Postgres evaluates from left to right.
   */
  condition(expression: Expression): Operand {
    if (expression.is !== 'AND' && expression.is !== 'OR') return this.operand(expression);
    const { is, parts } = expression;
    const compiled: Evaluate[] = [];
    for (const part of parts) {
      try {
        compiled.push(asCondition(this.condition(part)));
      } catch (error) {
        if (compiled.length === 0) throw error;
        compiled.push(this.leftOut(part, error, true).evaluate);
        break;
      }
    }
    return { type: boolean, evaluate: joined(is, compiled) };
  }

  /** Stands for a part that only the database computes, in which it may fail. */
  private leftOut(part: Expression, error: unknown, isCondition = false): Operand {
    // The collation of the comparison would be unknown too.
    if (!(error instanceof Undecidable) || (!isCondition && hasCollation(part, this.columns)))
      throw error;
    this.left ??= error.message;
    const failure = new Failure(error.message);
    return { type: typeNamed('unknown'), evaluate: () => failure };
  }

  /** Compiles what is computed only if it is needed: one of them must have a type, which is that of all. */
  private alternatives(parts: readonly Expression[]): readonly Operand[] {
    const errors: unknown[] = [];
    const operands = parts.map((part) => {
      try {
        return this.condition(part);
      } catch (error) {
        errors.push(error);
        return this.leftOut(part, error);
      }
    });
    const isTyped = operands.some(({ type }) => type.family !== 'unknown');
    if (errors.length > 0 && !isTyped) throw errors[0];
    return operands;
  }

  private operand(expression: Expression): Operand {
    switch (expression.is) {
      case 'column':
        return this.column(
          expression.table === undefined
            ? expression.name
            : `${expression.table}.${expression.name}`,
        );
      case 'text':
        return { ...constant(text, expression.text), literal: expression.text };
      case 'number':
        return numberOf(expression.text);
      case 'boolean':
        return constant(boolean, expression.value);
      case 'null':
        return constant(typeNamed('unknown'), null);
      case 'cast':
        return castTo(typeIn(this.columns, expression.type), this.operand(expression.of));
      case 'collate': {
        const collation = { name: expression.collation, explicit: true };
        return { ...this.operand(expression.of), collation };
      }
      case 'call':
        return this.call(expression.name, expression.args);
      case 'operator':
        return this.operator(expression);
      case 'each':
        return quantified(
          expression.operator,
          this.operand(expression.left),
          this.operand(expression.array),
          expression.of,
        );
      case 'AND':
      case 'OR':
        return this.condition(expression);
      case 'NOT': {
        const evaluate = asCondition(this.condition(expression.of));
        return { type: boolean, evaluate: (scope) => negated(evaluate(scope)) };
      }
      case 'test':
        return { type: boolean, evaluate: this.test(expression) };
      case 'distinct':
        return { type: boolean, evaluate: this.distinct(expression.left, expression.right) };
      case 'case':
        return this.branches(expression);
      case 'array':
        return arrayOf(expression.items.map((item) => this.operand(item)));
      case 'element':
        return elementOf(this.operand(expression.of), this.condition(expression.index));
      case 'unknown': {
        const { reason, mayFail } = expression;
        const value = mayFail ? new Failure(reason) : new Missing(reason);
        return { type: typeNamed('unknown'), evaluate: () => value };
      }
      case 'subselect':
        throw new Undecidable(undecidedMessages.form({ text: 'SELECT' }));
      default:
        throw new Undecidable(undecidedMessages.form({ text: 'ROW' }));
    }
  }

  private column(name: string): Operand {
    const column = this.columns.get(name);
    if (column === undefined) throw new Undecidable(undecidedMessages.column({ column: name }));
    this.used.add(name);
    const type = columnType(column);
    const collation = column.collation ?? (type.name === 'name' ? 'C' : undefined);
    return {
      type,
      ...(collation !== undefined && { collation: { name: collation, explicit: false } }),
      evaluate: ({ record }) => readValue(record[name], type, name),
    };
  }

  private call(name: string, args: readonly Expression[]): Operand {
    if (clocks.includes(name)) this.readsClock = true;
    if (name === 'COALESCE') {
      const operands = this.alternatives(args);
      // The first one is always needed.
      if (args[0] !== undefined) this.condition(args[0]);
      return firstKnown(operands);
    }
    const operands = args.map((each) => this.condition(each));
    const compiled =
      name === '[:]'
        ? sliceOf(operands)
        : name === 'NULLIF'
          ? nullIf(operands)
          : name === 'GREATEST' || name === 'LEAST'
            ? extreme(name, operands)
            : called(name, operands);
    if (compiled === undefined) throw new Undecidable(undecidedMessages.function({ name }));
    return compiled;
  }

  private operator({ operator, left, right }: Extract<Expression, { is: 'operator' }>): Operand {
    if (left === undefined) return unary(operator, this.operand(right));
    if (left.is === 'row' && right.is === 'row' && isOrder(operator)) {
      const pairs = left.items.map((item, place) => {
        const other = right.items[place] ?? { is: 'null' };
        return [this.operand(item), this.operand(other)] as const;
      });
      return { type: boolean, evaluate: rowsCompared(operator, pairs) };
    }
    return binary(operator, this.condition(left), this.condition(right));
  }

  private test({ of, for: asked, not }: Extract<Expression, { is: 'test' }>): Evaluate {
    // A row with some values is neither NULL nor NOT NULL.
    if (of.is === 'row') {
      const tests = of.items.map((item) => tested(this.condition(item).evaluate, 'NULL', not));
      return joined('AND', tests);
    }
    const operand = this.condition(of);
    const isOfNull = asked === 'NULL' || asked === 'UNKNOWN';
    return tested(isOfNull ? operand.evaluate : asCondition(operand), asked, not);
  }

  private distinct(left: Expression, right: Expression): Evaluate {
    if (left.is === 'row' && right.is === 'row') {
      const pairs = left.items.map((each, place) =>
        this.distinct(each, right.items[place] ?? { is: 'null' }),
      );
      return joined('OR', pairs);
    }
    const [one, other] = [this.condition(left), this.condition(right)];
    return differing(one, other);
  }

  private branches({ of, branches, otherwise }: Extract<Expression, { is: 'case' }>): Operand {
    const subject = of && this.operand(of);
    const tests: Evaluate[] = [];
    for (const { when } of branches) {
      try {
        tests.push(
          subject === undefined
            ? asCondition(this.condition(when))
            : isSubject(subject, this.operand(when)),
        );
      } catch (error) {
        // What comes after it is not reached.
        if (tests.length === 0) throw error;
        tests.push(this.leftOut(when, error, true).evaluate);
      }
    }
    return chosen(tests, this.alternatives([...branches.map(({ result }) => result), otherwise]));
  }
}
