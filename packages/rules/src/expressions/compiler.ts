import { castTo } from './casts.ts';
import { compared, comparing, isComparison, verdict } from './compare.ts';
import {
  type Datum,
  type Evaluate,
  Failure,
  isKnown,
  Missing,
  type Scope,
  Undecidable,
  Unknown,
  unknownOf,
} from './datum.ts';
import { clocks } from './fold.ts';
import {
  commonType,
  extreme,
  firstKnown,
  firstOpen,
  isNull,
  isSubject,
  joined,
  negated,
  nullIf,
} from './forms.ts';
import { called } from './functions.ts';
import { undecidedMessages } from './messages.ts';
import { readNumeric } from './numeric.ts';
import { boolean, constant, numeric, type Operand, text } from './operand.ts';
import { binary, quantified, unary } from './operators.ts';
import { fittedInteger, readValue } from './read-datum.ts';
import { columnType, readType, type SqlType, typeNamed } from './sql-type.ts';
import type { Expression } from './tree.ts';
import type { ColumnType } from './types.ts';

/** Gives each part of an expression a type, and makes a function of it. */
export class Compiler {
  readonly used = new Set<string>();
  readsClock = false;
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
        compiled.push(this.boolean(this.condition(part)));
      } catch (error) {
        if (!(error instanceof Undecidable) || compiled.length === 0) throw error;
        const failure = new Failure(error.message);
        compiled.push(() => failure);
        break;
      }
    }
    return { type: boolean, evaluate: joined(is, compiled) };
  }

  private boolean(operand: Operand): Evaluate {
    const { type, literal } = operand;
    if (literal !== undefined || type.family === 'unknown')
      return castTo(boolean, operand).evaluate;
    if (type.family === 'boolean') return operand.evaluate;
    throw new Undecidable(undecidedMessages.notCondition);
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
        return castTo(this.typeOf(expression.type), this.operand(expression.of));
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
        const evaluate = this.boolean(this.condition(expression.of));
        return { type: boolean, evaluate: (scope) => negated(evaluate(scope)) };
      }
      case 'test':
        return { type: boolean, evaluate: this.test(expression) };
      case 'distinct':
        return { type: boolean, evaluate: this.distinct(expression.left, expression.right) };
      case 'case':
        return this.branches(expression);
      case 'array':
        return this.array(expression.items);
      case 'element':
        return this.element(expression);
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

  /** An enum and a domain are known by the columns that have them, whose types have no schema where it is public. */
  private typeOf(printed: string): SqlType {
    const name = printed.replace(/^public\./, '');
    const type = typeNamed(name);
    if (type.family !== 'other' && type.element?.family !== 'other') return type;
    for (const column of this.columns.values()) {
      if (plain(column.type) === name) return columnType(column);
      const own = column.baseType ?? column.type;
      const { values } = column;
      if (plain(own) === name || `${plain(own)}[]` === name)
        return readType(own === name ? own : name, values);
      if (plain(own) === `${name}[]` && values !== undefined) return readType(name, values);
    }
    throw new Undecidable(undecidedMessages.type({ type: printed }));
  }

  private call(name: string, args: readonly Expression[]): Operand {
    if (clocks.includes(name)) this.readsClock = true;
    const operands = args.map((each) => this.condition(each));
    const compiled =
      name === 'COALESCE'
        ? firstKnown(operands)
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
    if (left.is === 'row' && right.is === 'row' && isComparison(operator)) {
      return { type: boolean, evaluate: this.rows(operator, left.items, right.items) };
    }
    return binary(operator, this.condition(left), this.condition(right));
  }

  /** Decides by the first pair that differs; NULL where a pair before it is NULL. */
  private rows(
    operator: '=' | '<>' | '<' | '<=' | '>' | '>=',
    left: readonly Expression[],
    right: readonly Expression[],
  ): Evaluate {
    const pairs = left.map((each, place) => {
      const pair = [this.operand(each), this.operand(right[place] ?? { is: 'null' })] as const;
      return { pair, compare: comparing(operator, ...pair) };
    });
    const isEquality = operator === '=' || operator === '<>';
    return (scope) => {
      let open: null | Unknown | undefined;
      for (const { pair, compare } of pairs) {
        const [a, b] = [pair[0].evaluate(scope), pair[1].evaluate(scope)];
        const order = isKnown(a) && isKnown(b) ? compare(a, b, scope) : firstOpen(a, b);
        if (typeof order !== 'number') {
          // Rows differ if any pair of their values does.
          if (!isEquality || order instanceof Failure) return order;
          open = order instanceof Unknown || open === undefined ? order : open;
        } else if (order !== 0) return verdict(operator, order);
      }
      return open === undefined ? verdict(operator, 0) : open;
    };
  }

  private test({ of, for: asked, not }: Extract<Expression, { is: 'test' }>): Evaluate {
    const change = not ? negated : (value: Datum) => value;
    // A row with some values is neither NULL nor NOT NULL.
    if (of.is === 'row') return this.allOf(of.items, change);
    const operand = this.condition(of);
    if (asked === 'NULL' || asked === 'UNKNOWN') {
      const isMissing = isNull(operand.evaluate);
      return (scope) => change(isMissing(scope));
    }
    const evaluate = this.boolean(operand);
    return (scope) => {
      const value = evaluate(scope);
      return value instanceof Unknown ? value : change(value === (asked === 'TRUE'));
    };
  }

  /** Tests each item of a row for NULL. */
  private allOf(items: readonly Expression[], change: (value: Datum) => Datum): Evaluate {
    const tests = items.map((item) => isNull(this.condition(item).evaluate));
    return joined(
      'AND',
      tests.map((test) => (scope) => change(test(scope))),
    );
  }

  private distinct(left: Expression, right: Expression): Evaluate {
    if (left.is === 'row' && right.is === 'row') {
      const pairs = left.items.map((each, place) =>
        this.distinct(each, right.items[place] ?? { is: 'null' }),
      );
      return joined('OR', pairs);
    }
    const [one, other] = [this.condition(left), this.condition(right)];
    const differs = compared('<>', one, other);
    return (scope) => {
      const [a, b] = [one.evaluate(scope), other.evaluate(scope)];
      const unknown = unknownOf([a, b]);
      if (unknown !== undefined) return unknown;
      return a === null || b === null ? a !== b : differs(scope);
    };
  }

  private branches({ of, branches, otherwise }: Extract<Expression, { is: 'case' }>): Operand {
    const subject = of && this.operand(of);
    const compiled = branches.map(({ when, result }) => ({
      when:
        subject === undefined
          ? this.boolean(this.condition(when))
          : isSubject(subject, this.operand(when)),
      result: this.condition(result),
    }));
    const last = this.condition(otherwise);
    const results = [...compiled.map(({ result }) => result), last];
    const evaluateFrom = (place: number, scope: Scope): Datum => {
      const branch = compiled[place];
      if (branch === undefined) return last.evaluate(scope);
      const { when, result } = branch;
      const found = when(scope);
      if (found === true) return result.evaluate(scope);
      if (!(found instanceof Unknown)) return evaluateFrom(place + 1, scope);
      // Whichever it is, the database may fail at it.
      const either = [result.evaluate(scope), evaluateFrom(place + 1, scope)];
      return unknownOf([found, ...either]) ?? found;
    };
    return { ...commonType(results), evaluate: (scope) => evaluateFrom(0, scope) };
  }

  private array(items: readonly Expression[]): Operand {
    const operands = items.map((item) => this.operand(item));
    const { type, collation } = commonType(operands);
    if (type.family === 'array')
      throw new Undecidable(undecidedMessages.type({ type: `${type.name}[]` }));
    return {
      type: { family: 'array', name: `${type.name}[]`, modifiers: [], element: type },
      collation,
      evaluate: (scope) => {
        const list = operands.map(({ evaluate }) => evaluate(scope));
        return list.find((item) => item instanceof Failure) ?? list;
      },
    };
  }

  private element({ of, index }: Extract<Expression, { is: 'element' }>): Operand {
    const [array, place] = [this.operand(of), this.operand(index)];
    const { element } = array.type;
    if (element === undefined || place.type.family !== 'integer') {
      throw new Undecidable(undecidedMessages.type({ type: array.type.name }));
    }
    return {
      type: element,
      collation: array.collation,
      evaluate: (scope) => {
        const [list, at] = [array.evaluate(scope), place.evaluate(scope)];
        if (!isKnown(list) || !isKnown(at)) return firstOpen(list, at);
        return at === 0n ? null : ((list as readonly Datum[])[Number(at) - 1] ?? null);
      },
    };
  }
}

/** A name in quotes is read without them. */
const plain = (name: string) => name.replaceAll('"', '');

function numberOf(written: string): Operand {
  const number = readNumeric(written);
  if (typeof number !== 'object') throw new Undecidable(undecidedMessages.form({ text: written }));
  if (!/^\d+$/.test(written)) return constant(numeric, number);
  for (const name of ['integer', 'bigint']) {
    const type = typeNamed(name);
    if (fittedInteger(number.units, type) !== undefined) return constant(type, number.units);
  }
  return constant(numeric, number);
}
