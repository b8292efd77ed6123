import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Picture } from '../picture/picture.ts';
import type { VisualProject } from '../project.ts';
import type { Change } from '../run/report.ts';
import { acceptChanges, undoRows } from './accept.ts';
import { ContentStore } from './content-store.ts';
import { readManifest } from './manifest.ts';
import { removeOrphans, stateOfStore } from './state-of-store.ts';

const why = { who: 'A', why: 'Because' };

let folder: string;
let project: VisualProject;
let taken: ContentStore;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ninefold-accept-'));
  project = {
    root: folder,
    acceptedFolder: join(folder, 'accepted'),
    workFolder: join(folder, 'work'),
  } as VisualProject;
  taken = new ContentStore(project.workFolder);
});

afterEach(() => rm(folder, { recursive: true, force: true }));

function grey(shade: number): Picture {
  return { width: 2, height: 2, pixels: new Uint8Array(16).fill(shade) };
}

async function changeTo(shade: number, given: Partial<Change> = {}): Promise<Change> {
  const side = {
    picture: await taken.addPicture(grey(shade)),
    words: await taken.addWords(`- button "${shade}"`),
    width: 2,
    height: 2,
  };
  const about = { story: 'button--default', mode: 'light-1280' };
  const key = `${about.story} ${about.mode}`;
  return { ...about, key, kind: 'changed', taken: side, ...given } as Change;
}

describe('accepting', () => {
  it('copies the very file that was taken, and puts the replaced one back when undone', async () => {
    const first = await changeTo(10);
    const second = await changeTo(20);
    await acceptChanges(project, [first], why);
    const written = await acceptChanges(project, [second], why);
    const accepted = new ContentStore(project.acceptedFolder);
    const [from, to] = [taken, accepted].map((store) => store.pictureFile(second.taken!.picture));
    expect(await readFile(to!)).toEqual(await readFile(from!));
    expect(await accepted.hasPicture(first.taken!.picture)).toBe(false);
    await undoRows(project, written);
    expect(await accepted.picture(first.taken!.picture)).toEqual({
      ...grey(10),
      pixels: Buffer.from(grey(10).pixels),
    });
    expect((await stateOfStore(project)).orphans).toEqual([]);
  });

  it('refuses a file that is no longer the one that was looked at, and writes nothing', async () => {
    const change = await changeTo(10);
    const other = await changeTo(20);
    await copyFile(
      taken.pictureFile(other.taken!.picture),
      taken.pictureFile(change.taken!.picture),
    );
    await expect(acceptChanges(project, [change], why)).rejects.toThrow(/another picture/);
    expect((await readManifest(project.acceptedFolder)).size).toBe(0);
  });

  it('does not undo what somebody has decided anew', async () => {
    const written = await acceptChanges(project, [await changeTo(10)], why);
    await acceptChanges(project, [await changeTo(20)], why);
    await expect(undoRows(project, written)).rejects.toThrow(/changed since/);
  });

  it('costs a renamed story no file', async () => {
    await acceptChanges(project, [await changeTo(10)], why);
    const before = await stateOfStore(project);
    const renamed = await changeTo(10, {
      kind: 'renamed',
      story: 'button--usual',
      key: 'button--usual light-1280',
      formerKey: 'button--default light-1280',
    });
    await acceptChanges(project, [renamed], why);
    const after = await stateOfStore(project);
    expect([...(await readManifest(project.acceptedFolder)).keys()]).toEqual([
      'button--usual light-1280',
    ]);
    expect(after.bytes - before.bytes).toBe(0);
  });
});

describe('what lies in the folder', () => {
  it('tells files that no line names and lines whose file is gone, and removes the former', async () => {
    const change = await changeTo(10);
    await acceptChanges(project, [change], why);
    const accepted = new ContentStore(project.acceptedFolder);
    const orphan = await accepted.addPicture(grey(99));
    expect((await stateOfStore(project)).orphans).toEqual([accepted.pictureFile(orphan)]);
    expect(await removeOrphans(project)).toBe(1);
    expect((await stateOfStore(project)).orphans).toEqual([]);
    await rm(accepted.wordsFile(change.taken!.words));
    await writeFile(join(project.acceptedFolder, 'note.txt'), '');
    expect((await stateOfStore(project)).missing).toEqual(['button--default light-1280']);
  });
});
