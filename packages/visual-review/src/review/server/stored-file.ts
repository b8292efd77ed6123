import { existsSync } from 'node:fs';
import type { Project } from '../../configuration/index.ts';
import { type ContentHash, ContentStore } from '../../picture/index.ts';

/** Finds a picture or tree among accepted and taken ones. */
export function storedFile(
  { acceptedFolder, workFolder }: Pick<Project, 'acceptedFolder' | 'workFolder'>,
  kind: 'pictures' | 'trees',
  hash: ContentHash,
): string | undefined {
  return [acceptedFolder, workFolder]
    .map((folder) => new ContentStore(folder))
    .map((store) => (kind === 'pictures' ? store.pictureFile(hash) : store.treeFile(hash)))
    .find((file) => existsSync(file));
}
