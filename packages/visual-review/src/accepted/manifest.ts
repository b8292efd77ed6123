import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type ContentHash, isContentHash } from '../picture/index.ts';

export interface AcceptedPicture {
  /** Storybook's id of the story. */
  readonly story: string;
  readonly mode: string;
  readonly picture: ContentHash;
  /** The hash of the accessibility tree. */
  readonly tree: ContentHash;
  /** The name of the person who accepted it. */
  readonly who: string;
  readonly why: string;
}

/**
 * The accepted pictures. The file has one sorted line for each, so that two people who accept different
 * pictures change different lines.
 */
export type Manifest = ReadonlyMap<PictureKey, AcceptedPicture>;

export type PictureKey = `${string} ${string}`;

export function pictureKey({ story, mode }: { story: string; mode: string }): PictureKey {
  return `${story} ${mode}`;
}

const heading = '# story\tmode\tpicture\twords\twho\twhy';

export function formatManifest(manifest: Manifest): string {
  const lines = [...manifest.values()]
    .map(({ story, mode, picture, tree, who, why }) =>
      [story, mode, picture, tree, inOneLine(who), inOneLine(why)].join('\t'),
    )
    // By code units, which is the same in every locale.
    .toSorted();
  return `${[heading, ...lines].join('\n')}\n`;
}

/** @throws {Error} that names the line, when the text is not a manifest, as after a bad merge. */
export function parseManifest(text: string): Manifest {
  const manifest = new Map<PictureKey, AcceptedPicture>();
  for (const [index, line] of text.split('\n').entries()) {
    if (line === '' || line.startsWith('#')) continue;
    if (/^(<{7}|={7}|>{7}|\|{7})/.test(line)) {
      throw new Error(
        `Line ${index + 1} of the manifest of accepted pictures is git’s mark of a conflict: two people accepted a picture of the same story. Keep either line of each pair, delete git’s marks, and take the pictures again.`,
      );
    }
    const [story = '', mode = '', picture = '', tree = '', who = '', why = '', ...more] =
      line.split('\t');
    const row = { story, mode, picture, tree, who, why };
    const fault =
      more.length > 0 || !isContentHash(picture) || !isContentHash(tree)
        ? 'it must have a story, a mode, two hashes, who and why between tabs'
        : manifest.has(pictureKey(row)) && 'its story and mode appear twice';
    if (fault !== false) {
      throw new Error(
        `Line ${index + 1} of the manifest of accepted pictures is not valid: ${fault}. Correct the line, or delete it and review its picture again.`,
      );
    }
    manifest.set(pictureKey(row), row);
  }
  return manifest;
}

export function manifestFile(acceptedFolder: string): string {
  return join(acceptedFolder, 'manifest.tsv');
}

/** @returns an empty manifest where nothing was accepted yet. */
export async function readManifest(acceptedFolder: string): Promise<Manifest> {
  try {
    return parseManifest(await readFile(manifestFile(acceptedFolder), 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return new Map();
    throw error;
  }
}

/** Replaces the file in one step, so that an interruption leaves the old one. */
export async function writeManifest(acceptedFolder: string, manifest: Manifest): Promise<void> {
  const file = manifestFile(acceptedFolder);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(`${file}.new`, formatManifest(manifest));
  await rename(`${file}.new`, file);
}

function inOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
