import type { NotShown, Source } from '../model/fact.ts';
import type { PointKey } from '../coverage/statements.ts';
import type { ErrorEntry, Limit, Rule, Screen } from '../model/specification.ts';

/** The answer to "why?". */
export interface Explanation {
  /** The question in words: "Why “Due”?" */
  readonly title: string;
  /** What is so and where that comes from, the most telling first. Never empty. */
  readonly findings: readonly Finding[];
  /** What you can do, in words. */
  readonly remedies: readonly string[];
}

/** One thing that is so. */
export interface Finding {
  /** In words, without SQL. */
  readonly statement: string;
  readonly source: Source | NotShown['source'];
  /** The source in words, beside its kind: "a constraint on the table". */
  readonly origin: string;
  /** Where it is told in the specification. */
  readonly target: Target;
  /** For developers: names and SQL, a line each. The source's own name is among them. */
  readonly technical: readonly string[];
}

/** What a link into the specification leads to. */
export type Target =
  | { readonly to: 'point'; readonly point: PointKey }
  | { readonly to: 'screen'; readonly screen: Screen }
  | { readonly to: 'entity'; readonly entity: string }
  | { readonly to: 'field'; readonly entity: string; readonly field: string }
  | { readonly to: 'states'; readonly entity: string; readonly field: string }
  | { readonly to: 'rule'; readonly rule: Rule }
  | { readonly to: 'role'; readonly role: string }
  | { readonly to: 'grants'; readonly role: string; readonly entity: string }
  | { readonly to: 'policies'; readonly entity: string }
  | { readonly to: 'error'; readonly entry: ErrorEntry }
  | { readonly to: 'limit'; readonly limit: Limit };
