import { rm } from 'node:fs/promises';
import { cpus } from 'node:os';
import type { Project } from '../configuration/index.ts';
import { ContentStore } from '../picture/index.ts';
import { type Change, isAcceptable, type RunReport } from '../report/index.ts';
import {
  type AcceptedPicture,
  type Manifest,
  pictureKey,
  type PictureKey,
  readManifest,
  writeManifest,
} from './manifest.ts';

type Folders = Pick<Project, 'acceptedFolder' | 'workFolder'>;

/** Rows of the manifest by key; undefined where there was none, or is to be none. */
type ManifestRows = readonly (readonly [PictureKey, AcceptedPicture | undefined])[];

/** A change of the manifest by a decision. */
export interface ManifestChange {
  readonly replaced: ManifestRows;
  readonly written: ManifestRows;
}

export interface Acceptance {
  readonly who: string;
  readonly why: string;
}

/**
 * Accepts taken pictures by copying their files. Nothing is rendered again.
 *
 * @throws {Error} when a file is no longer the one that the person saw.
 */
export async function acceptChanges(
  project: Folders,
  changes: readonly Change[],
  acceptance: Acceptance,
): Promise<ManifestChange> {
  const work = new ContentStore(project.workFolder);
  const accepted = new ContentStore(project.acceptedFolder);
  const rows: [PictureKey, AcceptedPicture | undefined][] = [];
  for (const { key, kind, story, mode, taken, formerKey } of changes.filter(isAcceptable)) {
    if (kind === 'gone') rows.push([key as PictureKey, undefined]);
    if (formerKey !== undefined) rows.push([formerKey as PictureKey, undefined]);
    if (taken === undefined) continue;
    const { picture, tree } = taken;
    await accepted.copyFrom(work, picture, tree);
    rows.push([pictureKey({ story, mode }), { story, mode, picture, tree, ...acceptance }]);
  }
  return writeRows(project, rows);
}

/** The probe's id in the manifest. No story can have it. */
export const probeId = '(probe)';

/** Each row has a mode, which means nothing for the probe. */
const probeMode = 'light-1280';

export const probeKey = pictureKey({ story: probeId, mode: probeMode });

/** Names the platform and processor, kept in place of the probe's accessibility tree. */
export function machineName(): string {
  const processor = cpus()[0]?.model.trim() ?? 'a processor without a name';
  return `${process.platform} ${process.arch}, ${processor}`;
}

/** Accepts the probe picture of this machine. */
export async function acceptProbe(
  project: Folders,
  { probePicture: picture }: Pick<RunReport, 'probePicture'>,
  acceptance: Acceptance,
): Promise<void> {
  const work = new ContentStore(project.workFolder);
  const tree = await work.addTree(`${machineName()}\n`);
  await new ContentStore(project.acceptedFolder).copyFrom(work, picture, tree);
  const row = { story: probeId, mode: probeMode, picture, tree, ...acceptance };
  await writeRows(project, [[probeKey, row]]);
}

async function writeRows(project: Folders, rows: ManifestRows): Promise<ManifestChange> {
  const before = await readManifest(project.acceptedFolder);
  const after = new Map(before);
  for (const [key, row] of rows) {
    if (row === undefined) after.delete(key);
    else after.set(key, row);
  }
  await writeManifest(project.acceptedFolder, after);
  await removeReplaced(project, before, after);
  return { written: rows, replaced: rows.map(([key]) => [key, before.get(key)]) };
}

/** Moves replaced files to the work folder, from where they can be restored. */
async function removeReplaced(
  { acceptedFolder, workFolder }: Folders,
  before: Manifest,
  after: Manifest,
): Promise<void> {
  const accepted = new ContentStore(acceptedFolder);
  const work = new ContentStore(workFolder);
  const named = new Set([...after.values()].flatMap(({ picture, tree }) => [picture, tree]));
  for (const { picture, tree } of before.values()) {
    if (named.has(picture) && named.has(tree)) continue;
    await work.copyFrom(accepted, picture, tree);
    if (!named.has(picture)) await rm(accepted.pictureFile(picture), { force: true });
    if (!named.has(tree)) await rm(accepted.treeFile(tree), { force: true });
  }
}

/**
 * Restores the rows and files that a decision replaced.
 *
 * @throws {Error} when a row was changed since, so that undoing would undo another decision.
 */
export async function undoDecision(
  project: Folders,
  { replaced, written }: ManifestChange,
): Promise<void> {
  const work = new ContentStore(project.workFolder);
  const accepted = new ContentStore(project.acceptedFolder);
  const manifest = await readManifest(project.acceptedFolder);
  for (const [key, row] of written) {
    if (manifest.get(key)?.picture !== row?.picture || manifest.get(key)?.tree !== row?.tree) {
      throw new Error(
        `The decision can’t be undone, because the accepted picture of ${key} was changed since. Take the pictures again.`,
      );
    }
  }
  for (const [, row] of replaced) {
    if (row !== undefined) await accepted.copyFrom(work, row.picture, row.tree);
  }
  await writeRows(project, replaced);
}
