import { type AcceptedPicture, type Manifest, pictureKey } from '../accepted/index.ts';
import type { Outcome, Unstable } from '../capture/index.ts';
import type { Visit } from '../catalogue/index.ts';
import {
  comparePixels,
  describePixels,
  describeTreeChanges,
  differencePicture,
} from '../compare/index.ts';
import { type ContentStore, textHash } from '../picture/index.ts';
import type { Change, PictureRecord, ProbeResult } from '../report/index.ts';
import { changeOf, type ChangeStart, recordOf } from './change.ts';
import { groupOfKind, groupOfPixels, groupOfTrees } from './group.ts';

export interface Comparing {
  readonly manifest: Manifest;
  readonly acceptedStore: ContentStore;
  /** Taken pictures, and pictures of their differences. */
  readonly takenStore: ContentStore;
  readonly probe: ProbeResult;
}

/** Returns how an outcome differs from the accepted picture, after storing what is needed to show it. */
export async function findChange(
  comparing: Comparing,
  { story, mode }: Visit,
  outcome: Outcome,
): Promise<Change | undefined> {
  const { manifest, takenStore } = comparing;
  const change = changeOf(story, mode);
  if (outcome.kind === 'failed') {
    // A matcher adds the whole document after its message.
    const [message] = outcome.message.split('\n\n');
    const sentences = [`The story couldn’t be rendered: ${message}`];
    return { ...change, ...groupOfKind('failed', change), sentences };
  }
  if (outcome.kind === 'unstable') {
    const versions = await storeVersions(takenStore, outcome);
    return { ...change, ...groupOfKind('unstable', change), ...versions };
  }
  const accepted = manifest.get(pictureKey({ story: story.id, mode: mode.name }));
  const tree = textHash(outcome.tree);
  if (accepted?.picture === outcome.hash && accepted.tree === tree) return undefined;
  await takenStore.addPicture(outcome.picture);
  await takenStore.addTree(outcome.tree);
  const taken = recordOf({ picture: outcome.hash, tree }, outcome.picture);
  if (accepted !== undefined) return compareTaken(comparing, { ...change, taken }, accepted);
  const sentences = ['It has no accepted picture yet.'];
  return { ...change, ...groupOfKind('new', change), taken, sentences };
}

/** Describes how a picture or tree differs from the accepted one. */
async function compareTaken(
  { acceptedStore, takenStore, probe }: Comparing,
  change: ChangeStart & { readonly taken: PictureRecord },
  accepted: AcceptedPicture,
): Promise<Change> {
  const { taken } = change;
  const before = await acceptedStore.picture(accepted.picture);
  const compared = { ...change, accepted: recordOf(accepted, before) };
  const treeChanges =
    accepted.tree === taken.tree
      ? []
      : describeTreeChanges(
          await acceptedStore.tree(accepted.tree),
          await takenStore.tree(taken.tree),
        );
  if (accepted.picture === taken.picture) {
    const sentences = ['The picture is the same.', ...treeChanges];
    return { ...compared, ...groupOfTrees(treeChanges), kind: 'changed', sentences };
  }
  const after = await takenStore.picture(taken.picture);
  const difference = comparePixels(before, after);
  const isSetAside = probe === 'differs' && difference.antialiasingOnly && treeChanges.length === 0;
  return {
    ...compared,
    ...groupOfPixels(difference, treeChanges, taken.picture),
    kind: isSetAside ? 'antialiasing' : 'changed',
    sentences: [...treeChanges, ...describePixels(before, after, difference)],
    regions: difference.regions,
    difference: await takenStore.addPicture(differencePicture(after, difference)),
  };
}

/** Marks where the first two versions differ, because something moves there. */
async function storeVersions(
  takenStore: ContentStore,
  { versions }: Unstable,
): Promise<Pick<Change, 'versions' | 'sentences' | 'difference' | 'regions'>> {
  const tree = await takenStore.addTree('');
  const records = [];
  for (const version of versions) {
    records.push(recordOf({ picture: await takenStore.addPicture(version), tree }, version));
  }
  const [first, second] = versions;
  const difference = comparePixels(first!, second!);
  return {
    versions: records,
    difference: await takenStore.addPicture(differencePicture(second!, difference)),
    regions: difference.regions,
    sentences: [
      `There were ${versions.length} different pictures one after the other: something moves, loads or counts by itself.`,
      ...describePixels(first!, second!, difference),
    ],
  };
}
