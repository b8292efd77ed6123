import type { Entity, KnownFact, Source, Specification } from '../model/index.ts';
import { nearestNames } from '../nearest-names/index.ts';

/** A declaration that does not fit what is known. The rest is applied. */
export interface DeclarationProblem {
  /** The key path in the declaration: `entities.work_ordr.fields.titel`. */
  readonly path: string;
  /** Says what does not fit and what to do. */
  readonly message: string;
  /** Names that may have been meant, nearest first. */
  readonly nearest: readonly string[];
  /** Of a contradiction, the source of what it contradicts. The stricter one applies. */
  readonly against?: Source;
}

/** Parts of a declaration, which no account can lack access to. */
const partsOfDeclaration = new Set(['key', 'action']);

/** Collects problems while a declaration is applied. */
export class ProblemList {
  readonly problems: DeclarationProblem[] = [];

  add(path: string, message: string, against?: Source): void {
    this.problems.push({ path, message, nearest: [], ...(against && { against }) });
  }

  /** Reports a name that nothing has, with the known names most like it. */
  unknown(path: string, what: string, name: string, names: Iterable<string>): void {
    const nearest = nearestNames(name, names);
    const hint =
      nearest.length === 0
        ? ''
        : ` Did you mean ${nearest.map((near) => `"${near}"`).join(' or ')}?`;
    this.problems.push({
      path,
      message: `There is no ${what} "${name}"${partsOfDeclaration.has(what) ? '' : ', or this account does not have access to it'}.${hint}`,
      nearest,
    });
  }

  /** Reports a declared name that nothing has. Returns whether one is declared and known. */
  isKnown(
    path: string,
    what: string,
    name: string | undefined,
    names: Iterable<string>,
  ): name is string {
    if (name === undefined) return false;
    const all: ReadonlySet<string> = names instanceof Set ? names : new Set(names);
    if (!all.has(name)) this.unknown(path, what, name, all);
    return all.has(name);
  }

  /** Returns the names that are known, and reports the others. */
  known(path: string, what: string, given: readonly string[], names: Iterable<string>): string[] {
    const all = new Set(names);
    return given.filter((name, index) => this.isKnown(`${path}[${index}]`, what, name, all));
  }
}

/** The specification that a declaration is checked against, and the list that collects problems. */
export interface ValidationContext {
  readonly specification: Specification;
  readonly problems: ProblemList;
}

/** Returns the conditions on fields that exist; the others become problems. */
export function knownConditions(
  entity: Entity,
  given: { readonly [field: string]: string | undefined },
  { problems, at }: { readonly problems: ProblemList; readonly at: string },
): Readonly<Record<string, string>> {
  const names = new Set(entity.fields.map(({ name }) => name));
  return Object.fromEntries(
    Object.entries(given)
      .filter(([name]) => problems.isKnown(`${at}.${name}`, 'field', name, names))
      .map(([name, value = '']) => [name, value]),
  );
}

/** Returns any declared value as text: a file can hold anything. */
export function textOfValue(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? typeof value);
}

export function declaredAt<T>(value: T, path: string): KnownFact<T> {
  return { value, source: { from: 'declared', at: path } };
}

/** Returns declared values by their keys as facts; keys without a value are left out. */
export function declaredFacts<T extends object, K extends keyof T & string>(
  declared: T,
  keys: readonly K[],
  at: (key: K) => string,
): { readonly [Key in K]?: KnownFact<NonNullable<T[Key]>> } {
  const given = keys.filter((key) => declared[key] !== undefined);
  return Object.fromEntries(given.map((key) => [key, declaredAt(declared[key], at(key))])) as {
    [Key in K]?: KnownFact<NonNullable<T[Key]>>;
  };
}
