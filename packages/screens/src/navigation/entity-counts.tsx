import { useEffect } from 'react';
import type { FigureOf } from './navigation.ts';
import { useScreen } from '../screen-context/index.ts';
import { useEntityCounts } from './use-entity-counts.ts';
import { useFreshTitles } from './use-fresh-titles.ts';
import { useNoteVisits } from './use-note-visits.ts';

export interface EntityCountsProps {
  readonly onCount: (counts: { readonly figureOf: FigureOf }) => void;
}

/** Counts the records of the lists in the navigation, and notes that the person is here. Loaded once the screen has its rows. */
export function EntityCounts({ onCount }: EntityCountsProps) {
  // Nobody chooses other formats before this is loaded.
  useFreshTitles(useScreen().application.queries);
  useNoteVisits();
  const figureOf = useEntityCounts();
  useEffect(() => onCount({ figureOf }), [figureOf, onCount]);
  return null;
}
