import { ContentStore } from '../../visual/accepted/content-store.ts';
import { readManifest, writeManifest } from '../../visual/accepted/manifest.ts';
import { type Picture, pictureHash, textHash } from '../../visual/picture/picture.ts';
import type { ModeName } from '../../visual/modes.ts';
import { catalogueProject, type VisualProject } from '../../visual/project.ts';
import { changeOf } from '../../visual/run/change-of.ts';
import { writeReport } from '../../visual/run/report-file.ts';
import type { Change } from '../../visual/run/report.ts';
import { moved, recoloured } from './changed-pictures.ts';

/** What became of a picture, by turns: most of a large review is a token that changed. */
const turns = [
  'recoloured',
  'moved',
  'recoloured',
  'another',
  'recoloured',
  'recoloured',
  'moved',
  'new',
  'recoloured',
  'recoloured',
] as const;

/**
 * A run that found so many changes, made of the accepted pictures of the project's own catalogue and
 * compared as every run is: its regions, words and groups are real.
 *
 * @throws {Error} where there are not enough accepted pictures.
 */
export async function makeRun(
  folder: string,
  count: number,
): Promise<{ readonly project: VisualProject; readonly changes: readonly Change[] }> {
  const project = {
    ...catalogueProject,
    acceptedFolder: `${folder}/accepted`,
    workFolder: `${folder}/work`,
  };
  const source = new ContentStore(catalogueProject.acceptedFolder);
  const [acceptedStore, takenStore] = [project.acceptedFolder, project.workFolder].map(
    (path) => new ContentStore(path),
  ) as [ContentStore, ContentStore];
  const manifest = new Map(await readManifest(catalogueProject.acceptedFolder));
  // In no order that stories have, and the same in every run.
  const rows = [...manifest].toSorted(([one], [other]) =>
    textHash(one) < textHash(other) ? -1 : 1,
  );
  const changes: Change[] = [];
  for (const [index, [key, row]] of rows.entries()) {
    if (changes.length === count) break;
    const turn = turns[changes.length % turns.length]!;
    const [, other] = rows[(index + 1) % rows.length]!;
    await acceptedStore.takeFrom(source, row.picture, row.words);
    if (turn === 'new') manifest.delete(key);
    const shown = turn === 'another' ? other : row;
    const picture = changed(turn, await source.picture(shown.picture));
    const change = await changeOf(
      { manifest, acceptedStore, takenStore, probe: 'same' },
      wantedOf(row.story, row.mode as ModeName),
      {
        kind: 'held',
        picture,
        hash: pictureHash(picture),
        words: await source.words(shown.words),
      },
    );
    if (change !== undefined) changes.push(change);
  }
  if (changes.length < count) {
    throw new Error(
      `Only ${changes.length} of ${count} changes could be made of ${rows.length} accepted pictures: accept more, or measure with fewer.`,
    );
  }
  await writeManifest(project.acceptedFolder, manifest);
  await writeReport(project, reportOf(changes));
  return { project, changes };
}

function changed(turn: (typeof turns)[number], picture: Picture): Picture {
  if (turn === 'recoloured') return recoloured(picture);
  return turn === 'moved' ? moved(picture) : picture;
}

/** The manifest knows a story's id alone: `components-button--matrix`. */
function wantedOf(id: string, mode: ModeName): Parameters<typeof changeOf>[1] {
  const [title = id, name = ''] = id.split('--').map((part) => part.replaceAll('-', ' '));
  const story = {
    id,
    title: title.replace(' ', '/'),
    name,
    exportName: name,
    file: '',
    layout: '',
    phone: false,
    ownColours: false,
    withData: false,
    visual: undefined,
  };
  return { story, mode, pictured: true, elsewhere: false, played: true };
}

function reportOf(changes: readonly Change[]): Parameters<typeof writeReport>[1] {
  return {
    takenAt: new Date().toISOString(),
    seconds: 0,
    build: 'reused',
    stories: changes.length,
    planned: changes.length,
    taken: changes.length,
    same: 0,
    probe: 'same',
    probePicture: '',
    without: [],
    reasons: undefined,
    broken: [],
    changes,
  };
}
