import { keptFavourites } from './kept-favourites.ts';
import { collections } from './opened-records.ts';
import { visits } from './visits.ts';

/**
 * Deletes the records that others than this person have opened and picked, their favourites and visits; null for a
 * visitor.
 */
export function keepPlacesOnlyOf(person: string | null): void {
  for (const kept of [keptFavourites, visits]) kept.deleteOthers(person);
  for (const [kind, kept] of Object.entries(collections)) {
    kept.deleteOthers(person);
    // Earlier versions kept titles, under these keys.
    for (const key of kept.keys(`ninefold.${kind}.`)) kept.delete(key);
  }
}
