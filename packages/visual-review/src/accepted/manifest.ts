import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type ContentHash, isContentHash } from '../picture/picture.ts';

/** One accepted picture. */
export interface AcceptedPicture {
  /** Storybook's id of the story. */
  readonly story: string;
  readonly mode: string;
  readonly picture: ContentHash;
  /** Of the accessibility tree and its text. */
  readonly words: ContentHash;
  readonly who: string;
  readonly why: string;
}

/**
 * The accepted pictures by story and mode. Written as one line each, sorted: two people who accept
 * different pictures meet in git as text, on different lines.
 */
export type Manifest = ReadonlyMap<PictureKey, AcceptedPicture>;

export type PictureKey = `${string} ${string}`;

export function pictureKey({ story, mode }: { story: string; mode: string }): PictureKey {
  return `${story} ${mode}`;
}

const heading = '# story\tmode\tpicture\twords\twho\twhy';

export function formatManifest(manifest: Manifest): string {
  const lines = [...manifest.values()]
    .map(({ story, mode, picture, words, who, why }) =>
      [story, mode, picture, words, plain(who), plain(why)].join('\t'),
    )
    // By code units: the same on every machine, whatever its language.
    .toSorted();
  return `${[heading, ...lines].join('\n')}\n`;
}

/** @throws {Error} that names the line, when the text is no manifest: after a bad merge, for example. */
export function parseManifest(text: string): Manifest {
  const manifest = new Map<PictureKey, AcceptedPicture>();
  for (const [index, line] of text.split('\n').entries()) {
    if (line === '' || line.startsWith('#')) continue;
    if (/^(<{7}|={7}|>{7}|\|{7})/.test(line)) {
      throw new Error(
        `Line ${index + 1} of the manifest of accepted pictures is git’s mark of a conflict: two people accepted a picture of the same story. Keep either line of each pair, delete git’s marks, and take the pictures again: what is right now is seen then.`,
      );
    }
    const [story = '', mode = '', picture = '', words = '', who = '', why = '', ...more] =
      line.split('\t');
    const row = { story, mode, picture, words, who, why };
    const fault =
      more.length > 0 || !isContentHash(picture) || !isContentHash(words)
        ? 'it is not story, mode, two hashes, who and why between tabs'
        : manifest.has(pictureKey(row)) && 'its story and mode stand there twice';
    if (fault !== false) {
      throw new Error(
        `Line ${index + 1} of the manifest of accepted pictures cannot be used: ${fault}. Mend the line, or delete it and review its picture again.`,
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
  let text: string;
  try {
    text = await readFile(manifestFile(acceptedFolder), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return new Map();
    throw error;
  }
  return parseManifest(text);
}

/** Whole or not at all: a machine that stops in between leaves the manifest that was there. */
export async function writeManifest(acceptedFolder: string, manifest: Manifest): Promise<void> {
  const file = manifestFile(acceptedFolder);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(`${file}.new`, formatManifest(manifest));
  await rename(`${file}.new`, file);
}

function plain(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
