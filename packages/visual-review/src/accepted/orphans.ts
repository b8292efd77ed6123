import type { ContentStore } from './content-store.ts';
import type { Manifest } from './manifest.ts';

/** Files that no line of the manifest names: left by a merge, or by a picture that was replaced. */
export async function findOrphans(
  store: ContentStore,
  manifest: Manifest,
): Promise<readonly string[]> {
  const named = new Set(
    [...manifest.values()].flatMap(({ picture, words }) => [
      store.pictureFile(picture),
      store.wordsFile(words),
    ]),
  );
  return (await store.files()).map(({ file }) => file).filter((file) => !named.has(file));
}

/** Lines whose picture or words are not there: lost in a merge, or never added to the commit. */
export async function findMissing(
  store: ContentStore,
  manifest: Manifest,
): Promise<readonly string[]> {
  const there = new Set((await store.files()).map(({ file }) => file));
  return [...manifest].flatMap(([key, { picture, words }]) =>
    there.has(store.pictureFile(picture)) && there.has(store.wordsFile(words)) ? [] : [key],
  );
}
