import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { VisualProject } from '../project.ts';

/** What every picture of a run was: for comparing two runs. */
export interface TakenFile {
  readonly pictures: readonly TakenPicture[];
}

export interface TakenPicture {
  readonly key: string;
  /** Content hashes; nothing where the story would not hold still or could not be drawn. */
  readonly picture: string | undefined;
  readonly words: string | undefined;
}

type WorkFolder = Pick<VisualProject, 'workFolder'>;

export async function writeTaken({ workFolder }: WorkFolder, taken: TakenFile): Promise<void> {
  await mkdir(workFolder, { recursive: true });
  await writeFile(takenFile(workFolder), JSON.stringify(taken));
}

/** @throws {Error} where no run was made. */
export async function readTaken({ workFolder }: WorkFolder): Promise<TakenFile> {
  return JSON.parse(await readFile(takenFile(workFolder), 'utf8')) as TakenFile;
}

function takenFile(workFolder: string): string {
  return join(workFolder, 'taken.json');
}

/** Two takes of one catalogue, and where they do not agree. */
export interface Agreement {
  readonly pictures: number;
  readonly same: number;
  /** What differs, a sentence each. */
  readonly disagreements: readonly string[];
}

export function compareTakes(one: TakenFile, other: TakenFile): Agreement {
  const others = new Map(other.pictures.map((taken) => [taken.key, taken]));
  const mine = new Set(one.pictures.map(({ key }) => key));
  const disagreements = one.pictures.flatMap((first) => {
    const second = others.get(first.key);
    if (second === undefined) return [`${first.key} was taken the first time only.`];
    if (first.picture === undefined || second.picture === undefined) {
      return [`${first.key} would not hold still, or could not be drawn.`];
    }
    if (first.picture !== second.picture) return [`${first.key} is another picture.`];
    return first.words === second.words ? [] : [`${first.key} reads otherwise.`];
  });
  for (const { key } of other.pictures) {
    if (!mine.has(key)) disagreements.push(`${key} was taken the second time only.`);
  }
  const pictures = new Set([...mine, ...others.keys()]).size;
  return { pictures, same: pictures - disagreements.length, disagreements };
}
