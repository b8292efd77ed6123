import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pictureEnding, readPicture, writePicture } from '../picture/picture-file.ts';
import { type ContentHash, type Picture, pictureHash, textHash } from '../picture/picture.ts';

/** Pictures and words by their content: what is there under a name is that and nothing else. */
export class ContentStore {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  pictureFile(hash: ContentHash): string {
    return join(this.#folder, 'pictures', hash.slice(0, 2), `${hash}${pictureEnding}`);
  }

  wordsFile(hash: ContentHash): string {
    return join(this.#folder, 'words', hash.slice(0, 2), `${hash}.txt`);
  }

  async addPicture(picture: Picture): Promise<ContentHash> {
    const hash = pictureHash(picture);
    const file = this.pictureFile(hash);
    if (!(await exists(file))) await write(file, await writePicture(picture));
    return hash;
  }

  async addWords(words: string): Promise<ContentHash> {
    const hash = textHash(words);
    const file = this.wordsFile(hash);
    if (!(await exists(file))) await write(file, words);
    return hash;
  }

  /** @throws {Error} when the file is gone, or holds another picture than its name says. */
  async picture(hash: ContentHash): Promise<Picture> {
    const file = this.pictureFile(hash);
    const picture = await readPicture(await readFile(file));
    const found = pictureHash(picture);
    if (found !== hash) {
      throw new Error(
        `${file} holds another picture than its name says (${found}): restore it from git, or take the pictures again.`,
      );
    }
    return picture;
  }

  async words(hash: ContentHash): Promise<string> {
    return readFile(this.wordsFile(hash), 'utf8');
  }

  hasPicture(hash: ContentHash): Promise<boolean> {
    return exists(this.pictureFile(hash));
  }

  hasWords(hash: ContentHash): Promise<boolean> {
    return exists(this.wordsFile(hash));
  }

  /** Copies the very files from another store, after looking whether they are what they are called. */
  async takeFrom(other: ContentStore, picture: ContentHash, words: ContentHash): Promise<void> {
    if (!(await exists(this.pictureFile(picture)))) {
      await other.picture(picture);
      await copy(other.pictureFile(picture), this.pictureFile(picture));
    }
    if (!(await exists(this.wordsFile(words)))) {
      await copy(other.wordsFile(words), this.wordsFile(words));
    }
  }

  /** Every file with its hash and bytes. */
  async files(): Promise<readonly { file: string; hash: ContentHash; bytes: number }[]> {
    const names = await Promise.all(
      ['pictures', 'words'].map((kind) =>
        readdir(join(this.#folder, kind), { recursive: true, withFileTypes: true }).catch(() => []),
      ),
    );
    return Promise.all(
      names
        .flat()
        .filter((entry) => entry.isFile() && !entry.name.endsWith('.new'))
        .map(async (entry) => {
          const file = join(entry.parentPath, entry.name);
          const hash = basename(file).replace(/\..*$/, '');
          return { file, hash, bytes: (await stat(file)).size };
        }),
    );
  }

  async remove(file: string): Promise<void> {
    await rm(file, { force: true });
  }
}

async function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  );
}

async function write(file: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const unfinished = unfinishedName(file);
  await writeFile(unfinished, content);
  await rename(unfinished, file);
}

/** Two pages may take the same picture at once: each writes a file of its own. */
function unfinishedName(file: string): string {
  return `${file}.${randomUUID()}.new`;
}

async function copy(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  const unfinished = unfinishedName(to);
  await copyFile(from, unfinished);
  await rename(unfinished, to);
}
