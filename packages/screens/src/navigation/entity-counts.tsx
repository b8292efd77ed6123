import { useEffect } from 'react';
import type { FigureOf } from './navigation.ts';
import { useEntityCounts } from './use-entity-counts.ts';

export interface EntityCountsProps {
  readonly onCount: (counts: { readonly figureOf: FigureOf }) => void;
}

/** Counts the records of the lists in the navigation. Loaded once the screen has its rows. */
export function EntityCounts({ onCount }: EntityCountsProps) {
  const figureOf = useEntityCounts();
  useEffect(() => onCount({ figureOf }), [figureOf, onCount]);
  return null;
}
