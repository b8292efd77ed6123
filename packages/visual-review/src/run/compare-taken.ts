import type { ContentStore } from '../accepted/content-store.ts';
import type { AcceptedPicture } from '../accepted/manifest.ts';
import { differencePicture } from '../compare/difference-picture.ts';
import { comparePixels } from '../compare/pixel-difference.ts';
import { describeWordChanges } from '../compare/words-difference.ts';
import { describePixels } from './describe-pixels.ts';
import { groupOfPixels, groupOfWords } from './group.ts';
import type { Change, ProbeResult, Side } from './report.ts';

export interface Comparison {
  /** Where accepted pictures lie, and where taken ones do and the difference's picture goes. */
  readonly acceptedStore: ContentStore;
  readonly takenStore: ContentStore;
  readonly probe: ProbeResult;
}

/** Says how a picture that is not the accepted one differs from it. */
export async function compareTaken(
  { acceptedStore, takenStore, probe }: Comparison,
  about: Pick<Change, 'key' | 'story' | 'title' | 'name' | 'mode'>,
  accepted: AcceptedPicture,
  taken: Side,
): Promise<Change> {
  const wordChanges =
    accepted.words === taken.words
      ? []
      : describeWordChanges(
          await acceptedStore.words(accepted.words),
          await takenStore.words(taken.words),
        );
  const before = await acceptedStore.picture(accepted.picture);
  const shared = {
    ...about,
    accepted: sideOf(accepted, before),
    taken,
    versions: [],
    formerKey: undefined,
  };
  if (accepted.picture === taken.picture) {
    return {
      ...shared,
      ...groupOfWords(wordChanges),
      kind: 'changed',
      sentences: ['The picture is the same.', ...wordChanges],
      regions: [],
      difference: undefined,
    };
  }
  const after = await takenStore.picture(taken.picture);
  const difference = comparePixels(before, after);
  const setAside = probe === 'differs' && difference.antialiasingOnly && wordChanges.length === 0;
  return {
    ...shared,
    ...groupOfPixels(difference, wordChanges, taken.picture),
    kind: setAside ? 'antialiasing' : 'changed',
    sentences: [...wordChanges, ...describePixels(before, after, difference)],
    regions: difference.regions,
    difference: await takenStore.addPicture(differencePicture(after, difference)),
  };
}

export function sideOf(
  { picture, words }: { picture: string; words: string },
  { width, height }: { width: number; height: number },
): Side {
  return { picture, words, width, height };
}
