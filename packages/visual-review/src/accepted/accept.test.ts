import { existsSync } from 'node:fs';
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sampleChange } from '../../testing/samples.ts';
import { ContentStore, type Picture } from '../picture/index.ts';
import type { Change } from '../report/index.ts';
import { acceptChanges, undoDecision } from './accept.ts';
import { readManifest } from './manifest.ts';
import { removeOrphans, storeState } from './store-state.ts';

const acceptance = { who: 'A', why: 'Because' };

let folder: string;
let project: { root: string; acceptedFolder: string; workFolder: string };
let taken: ContentStore;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'visual-review-accept-'));
  project = {
    root: folder,
    acceptedFolder: join(folder, 'accepted'),
    workFolder: join(folder, 'work'),
  };
  taken = new ContentStore(project.workFolder);
});

afterEach(() => rm(folder, { recursive: true, force: true }));

function grey(shade: number): Picture {
  return { width: 2, height: 2, pixels: new Uint8Array(16).fill(shade) };
}

async function changeTo(shade: number, change: Partial<Change> = {}): Promise<Change> {
  const record = {
    picture: await taken.addPicture(grey(shade)),
    tree: await taken.addTree(`- button "${shade}"`),
    width: 2,
    height: 2,
  };
  return sampleChange({ kind: 'changed', taken: record, ...change });
}

describe('acceptChanges', () => {
  it('copies the taken file, and restores the replaced one on undo', async () => {
    const first = await changeTo(10);
    const second = await changeTo(20);
    await acceptChanges(project, [first], acceptance);
    const written = await acceptChanges(project, [second], acceptance);
    const accepted = new ContentStore(project.acceptedFolder);
    const [from, to] = [taken, accepted].map((store) => store.pictureFile(second.taken!.picture));
    expect(await readFile(to!)).toEqual(await readFile(from!));
    expect(existsSync(accepted.pictureFile(first.taken!.picture))).toBe(false);
    await undoDecision(project, written);
    expect(await accepted.picture(first.taken!.picture)).toEqual({
      ...grey(10),
      pixels: Buffer.from(grey(10).pixels),
    });
    expect((await storeState(project)).orphans).toEqual([]);
  });

  it('rejects a file that is no longer the one in the review, and writes nothing', async () => {
    const change = await changeTo(10);
    const other = await changeTo(20);
    await copyFile(
      taken.pictureFile(other.taken!.picture),
      taken.pictureFile(change.taken!.picture),
    );
    await expect(acceptChanges(project, [change], acceptance)).rejects.toThrow(/another picture/);
    expect((await readManifest(project.acceptedFolder)).size).toBe(0);
  });

  it('does not undo a row that was changed since', async () => {
    const written = await acceptChanges(project, [await changeTo(10)], acceptance);
    await acceptChanges(project, [await changeTo(20)], acceptance);
    await expect(undoDecision(project, written)).rejects.toThrow(/changed since/);
  });

  it('writes no file for a renamed story', async () => {
    await acceptChanges(project, [await changeTo(10)], acceptance);
    const before = await storeState(project);
    const renamed = await changeTo(10, {
      kind: 'renamed',
      story: 'button--usual',
      key: 'button--usual light-1280',
      formerKey: 'button--default light-1280',
    });
    await acceptChanges(project, [renamed], acceptance);
    const after = await storeState(project);
    expect([...(await readManifest(project.acceptedFolder)).keys()]).toEqual([
      'button--usual light-1280',
    ]);
    expect(after.bytes - before.bytes).toBe(0);
  });
});

describe('storeState', () => {
  it('lists files without a row, which can be deleted, and rows without their files', async () => {
    const change = await changeTo(10);
    await acceptChanges(project, [change], acceptance);
    const accepted = new ContentStore(project.acceptedFolder);
    const orphan = await accepted.addPicture(grey(99));
    expect((await storeState(project)).orphans).toEqual([accepted.pictureFile(orphan)]);
    expect(await removeOrphans(project)).toBe(1);
    expect((await storeState(project)).orphans).toEqual([]);
    await rm(accepted.treeFile(change.taken!.tree));
    await writeFile(join(project.acceptedFolder, 'note.txt'), '');
    expect((await storeState(project)).missing).toEqual(['button--default light-1280']);
  });
});
