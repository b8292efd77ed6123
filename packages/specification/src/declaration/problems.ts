import { formatList } from '@ninefold/messages';
import type { Entity, KnownFact, Source, Specification } from '../model/index.ts';
import { readFilter } from '../grammar/index.ts';
import { nearestNames } from '../nearest-names/index.ts';
import { declarationMessages } from './messages.ts';

/** A declaration that does not fit what is known. The rest is applied. */
export interface DeclarationProblem {
  /** The key path in the declaration: `entities.work_ordr.fields.titel`. */
  readonly path: string;
  /** Says what does not fit and what to do. */
  readonly message: string;
  /** Names that may have been meant, nearest first. */
  readonly nearest: readonly string[];
  /** For a contradiction, the source of the other statement. The stricter one applies. */
  readonly against?: Source;
}

/** Names in a declaration itself, which no account can lack access to. */
const declarationNames = ['action', 'actionPlace', 'key', 'screenKind', 'token', 'width'] as const;

/** Names that the database or the rest of the declaration has. */
type KnownName =
  | 'call'
  | 'constraint'
  | 'entity'
  | 'field'
  | 'place'
  | 'role'
  | 'state'
  | 'stateField'
  | 'value';

export type NameKind = (typeof declarationNames)[number] | KnownName;

/** Collects problems while a declaration is applied. */
export class ProblemList {
  readonly problems: DeclarationProblem[] = [];

  add(path: string, message: string, against?: Source): void {
    this.problems.push({ path, message, nearest: [], ...(against && { against }) });
  }

  /** Reports a name that nothing has, with the known names most like it. */
  unknown(path: string, kind: NameKind, name: string, names: Iterable<string>): void {
    this.problems.push(unknownName(path, kind, name, [...names]));
  }

  /** Reports a declared name that nothing has. Returns whether one is declared and known. */
  isKnown(
    path: string,
    kind: NameKind,
    name: string | undefined,
    names: Iterable<string>,
  ): name is string {
    if (name === undefined) return false;
    const all: ReadonlySet<string> = names instanceof Set ? names : new Set(names);
    if (!all.has(name)) this.unknown(path, kind, name, all);
    return all.has(name);
  }

  /** Returns the names that are known, and reports the others. */
  known(path: string, kind: NameKind, given: readonly string[], names: Iterable<string>): string[] {
    const all = new Set(names);
    return given.filter((name, index) => this.isKnown(`${path}[${index}]`, kind, name, all));
  }
}

/**
 * Compares names only when the problem is read. An application reads none, and has one for every name
 * that a role may not see.
 */
function unknownName(
  path: string,
  kind: NameKind,
  name: string,
  names: readonly string[],
): DeclarationProblem {
  let found: readonly string[] | undefined;
  const nearest = () => (found ??= nearestNames(name, names));
  return {
    path,
    get message() {
      const isOfDeclaration = declarationNames.some((each) => each === kind);
      const message = isOfDeclaration
        ? declarationMessages.unknown({ kind, name })
        : declarationMessages.unknownOrHidden({ kind, name });
      if (nearest().length === 0) return message;
      const quoted = nearest().map((near) => declarationMessages.quoted({ name: near }));
      const hint = declarationMessages.didYouMean({ names: formatList(quoted, 'or') });
      return `${message} ${hint}`;
    },
    get nearest() {
      return nearest();
    },
  };
}

/** The specification that a declaration is checked against, and the list that collects problems. */
export interface ValidationContext {
  readonly specification: Specification;
  readonly problems: ProblemList;
}

/** Returns the conditions on fields that exist, in PostgREST's grammar; the others become problems. */
export function knownConditions(
  entity: Entity,
  given: { readonly [field: string]: string | undefined },
  { problems, at }: { readonly problems: ProblemList; readonly at: string },
): Readonly<Record<string, string>> {
  const names = new Set(entity.fields.map(({ name }) => name));
  return Object.fromEntries(
    Object.entries(given)
      .filter(([name]) => problems.isKnown(`${at}.${name}`, 'field', name, names))
      .flatMap(([name, value]) => {
        if (typeof value === 'string' && readFilter(name, value) !== undefined) {
          return [[name, value]];
        }
        const condition = JSON.stringify(value);
        problems.add(`${at}.${name}`, declarationMessages.notCondition({ condition }));
        return [];
      }),
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
