import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { decodePicture, encodePicture } from './picture-file.ts';
import { type ContentHash, type Picture, pictureHash, textHash } from './picture.ts';

/**
 * A folder of pictures and accessibility trees, each in a file named by its hash: `pictures/12/12….webp`
 * and `words/34/34….txt`.
 */
export class ContentStore {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  pictureFile(hash: ContentHash): string {
    return join(this.#folder, 'pictures', hash.slice(0, 2), `${hash}.webp`);
  }

  treeFile(hash: ContentHash): string {
    return join(this.#folder, 'words', hash.slice(0, 2), `${hash}.txt`);
  }

  async addPicture(picture: Picture): Promise<ContentHash> {
    const hash = pictureHash(picture);
    const file = this.pictureFile(hash);
    if (!existsSync(file)) await write(file, await encodePicture(picture));
    return hash;
  }

  async addTree(tree: string): Promise<ContentHash> {
    const hash = textHash(tree);
    const file = this.treeFile(hash);
    if (!existsSync(file)) await write(file, tree);
    return hash;
  }

  /** @throws {Error} when the file is missing, or holds another picture than its name says. */
  async picture(hash: ContentHash): Promise<Picture> {
    const file = this.pictureFile(hash);
    const picture = await decodePicture(await readFile(file));
    const found = pictureHash(picture);
    if (found !== hash) {
      throw new Error(
        `${file} holds another picture than its name says (${found}): restore it from git, or take the pictures again.`,
      );
    }
    return picture;
  }

  tree(hash: ContentHash): Promise<string> {
    return readFile(this.treeFile(hash), 'utf8');
  }

  /** Copies files from another store, after checking that the picture has its hash. */
  async copyFrom(other: ContentStore, picture: ContentHash, tree: ContentHash): Promise<void> {
    if (!existsSync(this.pictureFile(picture))) {
      await other.picture(picture);
      await copy(other.pictureFile(picture), this.pictureFile(picture));
    }
    if (!existsSync(this.treeFile(tree))) await copy(other.treeFile(tree), this.treeFile(tree));
  }

  /** Lists every file with its size. */
  async files(): Promise<readonly { readonly file: string; readonly bytes: number }[]> {
    const entries = await Promise.all(
      ['pictures', 'words'].map((kind) =>
        readdir(join(this.#folder, kind), { recursive: true, withFileTypes: true }).catch(() => []),
      ),
    );
    return Promise.all(
      entries
        .flat()
        .filter((entry) => entry.isFile() && !entry.name.endsWith('.new'))
        .map(async (entry) => {
          const file = join(entry.parentPath, entry.name);
          return { file, bytes: (await stat(file)).size };
        }),
    );
  }
}

/** Two pages can write the same file at once: each writes its own and then renames it. */
async function replace(file: string, create: (unfinished: string) => Promise<void>): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const unfinished = `${file}.${randomUUID()}.new`;
  await create(unfinished);
  await rename(unfinished, file);
}

function write(file: string, content: string | Uint8Array): Promise<void> {
  return replace(file, (unfinished) => writeFile(unfinished, content));
}

function copy(from: string, to: string): Promise<void> {
  return replace(to, (unfinished) => copyFile(from, unfinished));
}
