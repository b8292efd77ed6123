import { collection } from '../application/index.ts';
import type { Favourite } from './favourites-before.ts';

/** A person's favourites as this machine last knew them: `favouritesBefore` draws them before they are read. */
export const keptFavourites = collection('favourites', (value): value is readonly Favourite[] =>
  Array.isArray(value),
);
