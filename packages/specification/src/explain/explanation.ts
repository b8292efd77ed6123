import type { PointKey } from '../coverage/index.ts';
import type { ErrorEntry, Limit, NotShown, Rule, Screen, Source } from '../model/index.ts';

/** The answer to "why?". */
export interface Explanation {
  /** The question in words: "Why “Due”?" */
  readonly title: string;
  /** Facts with their sources, the most important first. Never empty. */
  readonly findings: readonly Finding[];
  /** Sentences that say what you can do. */
  readonly remedies: readonly string[];
}

/** A fact in words, with its source. */
export interface Finding {
  /** In words, without SQL. */
  readonly statement: string;
  readonly source: Source | NotShown['source'];
  /** The source in words, beside its kind: "a constraint on the table". */
  readonly origin: string;
  /** The place in the specification that shows it. */
  readonly target: Target;
  /** For developers: names and SQL, a line each. The source's own name is among them. */
  readonly technical: readonly string[];
}

/** The target of a link into the specification. */
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
