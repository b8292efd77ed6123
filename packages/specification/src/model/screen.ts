import type { Fact, Source } from './fact.ts';

/** Point 2. */
export interface Screen {
  readonly kind: 'list' | 'detail' | 'create' | 'change' | 'own';
  readonly title: string;
  /** A path with its parameters: `/data/work_order/{id}`. */
  readonly path: string;
  readonly parameters: readonly string[];
  /** The entity shown, by `entityId`; absent on a custom screen. */
  readonly entity?: string;
  /** Of a custom screen: the entities that it uses, by `entityId`. */
  readonly entities?: readonly string[];
  /** Describes the screen in the team's words. */
  readonly description?: Fact<string>;
  /** Names of the roles that may see it, where not everybody may. */
  readonly roles?: Fact<readonly string[]>;
  readonly source: Source;
}
