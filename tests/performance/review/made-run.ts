import { join } from 'node:path';
import { readManifest, writeManifest } from '../../../packages/visual-review/src/accepted/index.ts';
import {
  modeNamed,
  type Project,
} from '../../../packages/visual-review/src/configuration/index.ts';
import {
  ContentStore,
  type Picture,
  pictureHash,
  textHash,
} from '../../../packages/visual-review/src/picture/index.ts';
import type { Change } from '../../../packages/visual-review/src/report/index.ts';
import {
  findChange,
  loadProject,
  writeReport,
} from '../../../packages/visual-review/src/run/index.ts';
import type { Visit } from '../../../packages/visual-review/src/catalogue/index.ts';
import { moved, recoloured } from './changed-pictures.ts';

/** Kinds of changes in turn: most of a large review is a changed token. */
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
 * A run with so many changes, created from the accepted pictures of the project's catalogue and
 * compared as every run is: its regions, words and groups are real.
 *
 * @throws {Error} where there are not enough accepted pictures.
 */
export async function makeRun(
  folder: string,
  count: number,
): Promise<{ readonly project: Project; readonly changes: readonly Change[] }> {
  const ownProject = await loadProject(join(import.meta.dirname, '../../..'));
  const project = {
    ...ownProject,
    acceptedFolder: `${folder}/accepted`,
    workFolder: `${folder}/work`,
  };
  const source = new ContentStore(ownProject.acceptedFolder);
  const [acceptedStore, takenStore] = [project.acceptedFolder, project.workFolder].map(
    (path) => new ContentStore(path),
  ) as [ContentStore, ContentStore];
  const manifest = new Map(await readManifest(ownProject.acceptedFolder));
  // In no order that stories have, and the same in every run.
  const rows = [...manifest].toSorted(([one], [other]) =>
    textHash(one) < textHash(other) ? -1 : 1,
  );
  const changes: Change[] = [];
  for (const [index, [key, row]] of rows.entries()) {
    if (changes.length === count) break;
    const turn = turns[changes.length % turns.length]!;
    const [, other] = rows[(index + 1) % rows.length]!;
    await acceptedStore.copyFrom(source, row.picture, row.tree);
    if (turn === 'new') manifest.delete(key);
    const shown = turn === 'another' ? other : row;
    const picture = changed(turn, await source.picture(shown.picture));
    const change = await findChange(
      { manifest, acceptedStore, takenStore, probe: 'same' },
      visitOf(project, row.story, row.mode),
      {
        kind: 'stable',
        picture,
        hash: pictureHash(picture),
        tree: await source.tree(shown.tree),
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
function visitOf({ modes }: Project, id: string, mode: string): Visit {
  const [title = id, name = ''] = id.split('--').map((part) => part.replaceAll('-', ' '));
  const story = {
    id,
    title: title.replace(' ', '/'),
    name,
    exportName: name,
    file: '',
    layout: '',
    isNarrow: false,
    globals: [],
    loadsData: false,
  };
  return {
    story,
    mode: modeNamed(modes, mode),
    isPictured: true,
    isOwnMode: true,
    isOtherWidth: false,
    isPlayed: true,
    hasOwnColours: false,
  };
}

function reportOf(changes: readonly Change[]): Parameters<typeof writeReport>[1] {
  return {
    seconds: 0,
    build: 'reused',
    stories: changes.length,
    planned: changes.length,
    taken: changes.length,
    same: 0,
    probe: 'same',
    probePicture: '',
    reasons: undefined,
    changes,
  };
}
