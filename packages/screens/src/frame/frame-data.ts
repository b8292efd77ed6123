import { useEffect } from 'react';

import {
  type Favourite,
  type LinkOf,
  useEntityLinks,
  useFreshTitles,
  useNoteVisits,
} from '../navigation/index.ts';
import { useFavourites } from '../saved-views/index.ts';
import { useScreen } from '../screen-context/index.ts';
import { useNewVersion } from './new-version/index.ts';
import { useMayViewAs } from './use-may-view-as.ts';
import { useNextScreens } from './use-next-screens.ts';
import { usePointsKnown } from './use-points-known.ts';

/** What the frame shows besides the person and the overview. */
export interface FrameData {
  readonly linkOf?: LinkOf;
  /** Undefined until they are read. */
  readonly favourites?: readonly Favourite[] | undefined;
  /** How many of the nine points have known facts. */
  readonly pointsKnown?: number | undefined;
  readonly mayViewAs?: boolean;
}

export interface FrameDataReaderProps {
  readonly onRead: (data: FrameData) => void;
}

/**
 * Reads what the frame shows later than the screen its rows. Loads the next screens, notes that the person is here, and
 * keeps the application's files for a start without a network.
 */
export function FrameDataReader({ onRead }: FrameDataReaderProps) {
  // Nobody chooses other formats before this is loaded.
  useFreshTitles(useScreen().application.queries);
  useNoteVisits();
  useNextScreens();
  useNewVersion();
  const linkOf = useEntityLinks();
  const favourites = useFavourites();
  const pointsKnown = usePointsKnown();
  const mayViewAs = useMayViewAs();
  useEffect(
    () => onRead({ linkOf, favourites, pointsKnown, mayViewAs }),
    [linkOf, favourites, pointsKnown, mayViewAs, onRead],
  );
  return null;
}
