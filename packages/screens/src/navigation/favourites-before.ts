import type { Identity } from '../application/index.ts';

/** A link to a view that a person has marked. */
export interface Favourite {
  readonly label: string;
  readonly href: string;
}

/**
 * Returns the favourites as this machine last knew them, to draw the first screen with them: `keptFavourites`, without
 * all that a collection can do, which is loaded later.
 */
export function favouritesBefore({ project, person }: Identity): readonly Favourite[] {
  try {
    const key = `ninefold.favourites ${JSON.stringify([project, person])}`;
    return JSON.parse(localStorage.getItem(key) ?? '[]') as readonly Favourite[];
  } catch {
    return [];
  }
}
