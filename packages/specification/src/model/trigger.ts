import type { Fact, Source } from './fact.ts';

export interface Trigger {
  readonly name: string;
  readonly timing: 'before' | 'after' | 'instead of';
  readonly events: readonly ('insert' | 'update' | 'delete' | 'truncate')[];
  readonly level: 'row' | 'statement';
  /** Of an update of these fields only; empty for any. */
  readonly fields: readonly string[];
  /** `schema.name` of the function that it calls. */
  readonly function: string;
  readonly enabled: boolean;
  /** As SQL. */
  readonly condition?: string;
  readonly description: Fact<string>;
  readonly hash: string;
  readonly source: Source;
}
