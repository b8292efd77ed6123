import type { FilterBarProps } from './filter-bar-props.ts';
import type { DraftGroup } from './filter-draft.ts';

/** Properties of a condition or a group within a draft. */
export interface FilterNodeProps extends FilterBarProps {
  readonly root: DraftGroup;
  /** Whether the draft was to be applied: problems are then shown. */
  readonly tried: boolean;
  readonly onDraftChange: (change: (root: DraftGroup) => DraftGroup) => void;
}
