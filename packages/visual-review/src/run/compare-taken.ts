import type { AcceptedPicture } from '../accepted/index.ts';
import {
  comparePixels,
  describePixels,
  describeTreeChanges,
  differencePicture,
} from '../compare/index.ts';
import type { ContentStore } from '../picture/index.ts';
import type { Change, PictureRecord, ProbeResult } from '../report/index.ts';
import { type ChangeStart, recordOf } from './change.ts';
import { groupOfPixels, groupOfTrees } from './group.ts';

export interface Comparison {
  readonly acceptedStore: ContentStore;
  /** Taken pictures, and pictures of their differences. */
  readonly takenStore: ContentStore;
  readonly probe: ProbeResult;
}

/** Describes how a picture or tree differs from the accepted one. */
export async function compareTaken(
  { acceptedStore, takenStore, probe }: Comparison,
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
