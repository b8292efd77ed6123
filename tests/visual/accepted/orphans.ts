import type { ContentStore } from './content-store.ts';
import type { Manifest } from './manifest.ts';

/** Files that no line of the manifest names: left by a merge, or by a picture that was replaced. */
export async function findOrphans(
  store: ContentStore,
  manifest: Manifest,
): Promise<readonly string[]> {
  const named = new Set([...manifest.values()].flatMap(({ picture, words }) => [picture, words]));
  return (await store.files()).filter(({ hash }) => !named.has(hash)).map(({ file }) => file);
}

/** Lines whose picture's file is missing. */
export async function findMissing(
  store: ContentStore,
  manifest: Manifest,
): Promise<readonly string[]> {
  const found = await Promise.all(
    [...manifest].map(async ([key, { picture }]) =>
      (await store.hasPicture(picture)) ? [] : [key],
    ),
  );
  return found.flat();
}
