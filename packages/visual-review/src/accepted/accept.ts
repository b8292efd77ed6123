import { machineInWords, probeId, probeMode } from '../capture/probe.ts';
import type { VisualProject } from '../project.ts';
import type { Change, RunReport } from '../run/report.ts';
import { ContentStore } from './content-store.ts';
import {
  type AcceptedPicture,
  type Manifest,
  pictureKey,
  type PictureKey,
  readManifest,
  writeManifest,
} from './manifest.ts';

/** Lines of the manifest by their key; nothing where no line stood. */
export type Replaced = readonly (readonly [PictureKey, AcceptedPicture | undefined])[];

/** What a decision did to the manifest: undoing it puts back what was replaced. */
export interface Written {
  readonly replaced: Replaced;
  readonly written: Replaced;
}

export interface Accepting {
  readonly who: string;
  readonly why: string;
}

/** What has something to accept; an unstable or failed story has not. */
export function isAcceptable({ kind }: Pick<Change, 'kind'>): boolean {
  return kind === 'changed' || kind === 'new' || kind === 'gone' || kind === 'renamed';
}

/**
 * Accepts what was taken, by its hash: the very files of the run are copied, nothing is drawn again.
 *
 * @throws {Error} when a file is no longer the one that was looked at.
 */
export async function acceptChanges(
  project: VisualProject,
  changes: readonly Change[],
  accepting: Accepting,
): Promise<Written> {
  const taken = new ContentStore(project.workFolder);
  const accepted = new ContentStore(project.acceptedFolder);
  const rows: [PictureKey, AcceptedPicture | undefined][] = [];
  for (const { key, kind, story, mode, taken: side, formerKey } of changes.filter(isAcceptable)) {
    if (kind === 'gone') rows.push([key as PictureKey, undefined]);
    if (formerKey !== undefined) rows.push([formerKey as PictureKey, undefined]);
    if (side === undefined) continue;
    const { picture, words } = side;
    await accepted.takeFrom(taken, picture, words);
    rows.push([pictureKey({ story, mode }), { story, mode, picture, words, ...accepting }]);
  }
  return writeRows(project, rows);
}

/** Keeps how this machine draws the probe, as the one that took the accepted pictures. */
export async function acceptProbe(
  project: VisualProject,
  { probePicture }: Pick<RunReport, 'probePicture'>,
  accepting: Accepting,
): Promise<void> {
  const taken = new ContentStore(project.workFolder);
  const words = await taken.addWords(machineInWords());
  await new ContentStore(project.acceptedFolder).takeFrom(taken, probePicture, words);
  const row = { story: probeId, mode: probeMode, picture: probePicture, words, ...accepting };
  await writeRows(project, [[pictureKey(row), row]]);
}

/** Puts lines into the manifest, or takes them out, and says what stood there. */
async function writeRows(project: VisualProject, rows: Replaced): Promise<Written> {
  const before = await readManifest(project.acceptedFolder);
  const after = new Map(before);
  for (const [key, row] of rows) {
    if (row === undefined) after.delete(key);
    else after.set(key, row);
  }
  await writeManifest(project.acceptedFolder, after);
  await removeUnnamed(project, before, after);
  return { written: rows, replaced: rows.map(([key]) => [key, before.get(key)]) };
}

/** A replaced picture's file goes, and stays in the work folder for as long as it may be put back. */
async function removeUnnamed(
  { acceptedFolder, workFolder }: VisualProject,
  before: Manifest,
  after: Manifest,
): Promise<void> {
  const accepted = new ContentStore(acceptedFolder);
  const work = new ContentStore(workFolder);
  const named = new Set([...after.values()].flatMap(({ picture, words }) => [picture, words]));
  for (const { picture, words } of before.values()) {
    if (named.has(picture) && named.has(words)) continue;
    await work.takeFrom(accepted, picture, words);
    if (!named.has(picture)) await accepted.remove(accepted.pictureFile(picture));
    if (!named.has(words)) await accepted.remove(accepted.wordsFile(words));
  }
}

/**
 * Puts back what a decision replaced, files and all.
 *
 * @throws {Error} when a line was changed since: then undoing would undo somebody else's decision.
 */
export async function undoRows(
  project: VisualProject,
  { replaced, written }: Written,
): Promise<void> {
  const work = new ContentStore(project.workFolder);
  const accepted = new ContentStore(project.acceptedFolder);
  const manifest = await readManifest(project.acceptedFolder);
  for (const [key, row] of written) {
    if (manifest.get(key)?.picture !== row?.picture || manifest.get(key)?.words !== row?.words) {
      throw new Error(
        `The accepted picture of ${key} was changed since by something else, so that this decision cannot be undone: take the pictures again.`,
      );
    }
  }
  for (const [, row] of replaced) {
    if (row !== undefined) await accepted.takeFrom(work, row.picture, row.words);
  }
  await writeRows(project, replaced);
}
