import type { PointKey } from '../coverage/index.ts';

/**
 * The weights of changes, heaviest first. `breaks`: something that worked may be rejected, or find
 * nothing. `opens`: people may do or see more than before. `loosens`: a rule is gone, and the database accepts
 * more. `changes`: it works differently. `adds`: there is something more. `words`: only labels and descriptions.
 */
export const changeWeights = ['breaks', 'opens', 'loosens', 'changes', 'adds', 'words'] as const;
export type ChangeWeight = (typeof changeWeights)[number];

/** A difference between two specifications. */
export interface Change {
  readonly kind: ChangeKind;
  readonly weight: ChangeWeight;
  /** The point of the specification. */
  readonly point: PointKey;
  /** The source of the changed fact. Drift has the database as its source. */
  readonly from: 'database' | 'declared' | 'derived' | 'platform';
  /** The name of what changed: `column public.work_order.due_at`. */
  readonly object: string;
  /** The change in a sentence. */
  readonly statement: string;
  /** The value before, where it is one value. */
  readonly before?: string;
  readonly after?: string;
  readonly touches: Touched;
}

/** The parts of the application that depend on something that changed. */
export interface Touched {
  /** Each with its path: `Work orders (/data/work_order)`. */
  readonly screens: readonly string[];
  /** Rules in words. */
  readonly rules: readonly string[];
  /** Grants and policies: `authenticated may read, create`, `policy work_order_read`. */
  readonly permissions: readonly string[];
}

type Row = readonly [PointKey, ChangeWeight];
const rows = <Kind extends string>(table: Readonly<Record<Kind, Row>>) => table;

/** The kinds of change, each with its point and its usual weight. */
export const changeKinds = rows({
  'purpose changed': ['purpose', 'words'],
  'own screen added': ['screens', 'adds'],
  'own screen removed': ['screens', 'breaks'],
  'own screen changed': ['screens', 'changes'],
  'screen changed': ['screens', 'changes'],
  'list changed': ['screens', 'changes'],
  'entity added': ['entities', 'adds'],
  'entity removed': ['entities', 'breaks'],
  'entity renamed': ['entities', 'breaks'],
  'entity kind changed': ['entities', 'changes'],
  'label changed': ['entities', 'words'],
  'comment changed': ['entities', 'words'],
  'display changed': ['entities', 'changes'],
  'hidden changed': ['entities', 'changes'],
  'view definition changed': ['entities', 'changes'],
  'view option changed': ['permissions', 'changes'],
  'view owner changed': ['permissions', 'opens'],
  'inheritance changed': ['entities', 'changes'],
  'index added': ['entities', 'adds'],
  'index removed': ['entities', 'changes'],
  'index changed': ['entities', 'changes'],
  'trigger added': ['entities', 'changes'],
  'trigger removed': ['entities', 'changes'],
  'trigger changed': ['entities', 'changes'],
  'publication added': ['entities', 'adds'],
  'publication removed': ['entities', 'breaks'],
  'publication changed': ['entities', 'changes'],
  'column added': ['entities', 'adds'],
  'column removed': ['entities', 'breaks'],
  'column renamed': ['entities', 'breaks'],
  'type changed': ['entities', 'breaks'],
  'length changed': ['rules', 'changes'],
  'precision changed': ['rules', 'changes'],
  'nullability changed': ['rules', 'breaks'],
  'default changed': ['entities', 'changes'],
  'generation changed': ['entities', 'breaks'],
  'collation changed': ['entities', 'changes'],
  'attributes changed': ['entities', 'breaks'],
  'enum value added': ['states', 'adds'],
  'enum value removed': ['states', 'breaks'],
  'enum values reordered': ['states', 'changes'],
  'primary key changed': ['entities', 'breaks'],
  'foreign key added': ['rules', 'breaks'],
  'foreign key removed': ['rules', 'loosens'],
  'foreign key target changed': ['rules', 'breaks'],
  'foreign key action changed': ['rules', 'changes'],
  'foreign key changed': ['rules', 'changes'],
  'constraint added': ['rules', 'breaks'],
  'constraint removed': ['rules', 'loosens'],
  'constraint changed': ['rules', 'changes'],
  'constraint renamed': ['errors', 'changes'],
  'constraint validation changed': ['rules', 'changes'],
  'states changed': ['states', 'changes'],
  'transition added': ['states', 'adds'],
  'transition removed': ['states', 'breaks'],
  'transition changed': ['states', 'changes'],
  'declared rule added': ['rules', 'breaks'],
  'declared rule removed': ['rules', 'adds'],
  'role added': ['permissions', 'adds'],
  'role removed': ['permissions', 'breaks'],
  'role changed': ['permissions', 'changes'],
  'role described': ['permissions', 'words'],
  'grant given': ['permissions', 'opens'],
  'grant revoked': ['permissions', 'breaks'],
  'row-level security switched on': ['permissions', 'breaks'],
  'row-level security switched off': ['permissions', 'opens'],
  'row-level security forced': ['permissions', 'breaks'],
  'row-level security no longer forced': ['permissions', 'opens'],
  'policy added': ['permissions', 'opens'],
  'policy removed': ['permissions', 'breaks'],
  'policy changed': ['permissions', 'opens'],
  'policy renamed': ['permissions', 'words'],
  'policy function added': ['permissions', 'opens'],
  'policy function removed': ['permissions', 'breaks'],
  'policy function changed': ['permissions', 'opens'],
  'trigger function changed': ['entities', 'changes'],
  'view function changed': ['entities', 'changes'],
  'membership granted': ['permissions', 'opens'],
  'membership revoked': ['permissions', 'breaks'],
  'membership changed': ['permissions', 'opens'],
  'function added': ['calls', 'adds'],
  'function removed': ['calls', 'breaks'],
  'function signature changed': ['calls', 'breaks'],
  'function body changed': ['calls', 'changes'],
  'function option changed': ['calls', 'changes'],
  'own call added': ['calls', 'adds'],
  'own call removed': ['calls', 'breaks'],
  'own call changed': ['calls', 'changes'],
  'call described': ['calls', 'words'],
  'message changed': ['errors', 'words'],
  'limit added': ['limits', 'breaks'],
  'limit removed': ['limits', 'adds'],
  'limit changed': ['limits', 'changes'],
});

export type ChangeKind = keyof typeof changeKinds;
