import type { Fact, Source } from './fact.ts';

/** Point 2. */
export interface Screen {
  readonly kind: 'list' | 'detail' | 'create' | 'change' | 'own';
  readonly title: string;
  /** A path with its parameters: `/data/work_order/{id}`. */
  readonly path: string;
  readonly parameters: readonly string[];
  /** The entity shown, by `entityId`; absent on a screen of the team's own. */
  readonly entity?: string;
  /** Of a screen of the team's own: the entities that it is made of, by `entityId`. */
  readonly entities?: readonly string[];
  /** What a person can do there, in the team's words. */
  readonly description?: Fact<string>;
  /** Names of the roles that may see it, where not everybody may. */
  readonly roles?: Fact<readonly string[]>;
  readonly source: Source;
}
