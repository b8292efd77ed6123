import type { KnownFact, Source } from '../model/fact.ts';
import { nearestNames } from './nearest.ts';

/** Something declared that does not fit what is known. The rest is applied. */
export interface DeclarationProblem {
  /** The key path in the declaration: `entities.work_ordr.fields.titel`. */
  readonly path: string;
  /** What does not fit and what to do, in words. */
  readonly message: string;
  /** Names that may have been meant, nearest first. */
  readonly nearest: readonly string[];
  /** Where the contrary is said, of a contradiction: what allows less stands. */
  readonly against?: Source;
}

/** What a declaration is made of: no database has a say in it. */
const ofOurs = new Set(['key', 'action']);

/** Collects problems while a declaration is applied. */
export class ProblemList {
  readonly problems: DeclarationProblem[] = [];

  add(path: string, message: string, against?: Source): void {
    this.problems.push({ path, message, nearest: [], ...(against && { against }) });
  }

  /** A name that nothing has, among those that there are. */
  unknown(path: string, what: string, name: string, names: Iterable<string>): void {
    const nearest = nearestNames(name, names);
    const hint =
      nearest.length === 0
        ? ''
        : ` Did you mean ${nearest.map((near) => `"${near}"`).join(' or ')}?`;
    this.problems.push({
      path,
      message: `There is no ${what} "${name}"${ofOurs.has(what) ? '' : ', or this account does not have access to it'}.${hint}`,
      nearest,
    });
  }

  /** Those of the names that there are; the others become problems. */
  known(
    path: string,
    what: string,
    given: readonly string[],
    names: ReadonlySet<string>,
  ): string[] {
    return given.filter((name, index) => {
      if (names.has(name)) return true;
      this.unknown(`${path}[${index}]`, what, name, names);
      return false;
    });
  }
}

/** `entities.work_order.fields["due at"]` */
export function pathOf(...keys: readonly string[]): string {
  return keys
    .map((key, index) => {
      if (!/^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(key)) return `[${JSON.stringify(key)}]`;
      return index === 0 ? key : `.${key}`;
    })
    .join('');
}

/** Returns a declared value as text, whatever it is: a file can hold anything. */
export function textOfValue(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? typeof value);
}

export function declaredAt<T>(value: T, path: string): KnownFact<T> {
  return { value, source: { from: 'declared', at: path } };
}
