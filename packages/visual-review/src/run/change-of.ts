import { type AcceptedPicture, type Manifest, pictureKey } from '../accepted/manifest.ts';
import type { Outcome } from '../capture/take-all.ts';
import type { Restless } from '../capture/take-picture.ts';
import { differencePicture } from '../compare/difference-picture.ts';
import { comparePixels } from '../compare/pixel-difference.ts';
import { textHash } from '../picture/picture.ts';
import type { Wanted } from '../plan.ts';
import { compareTaken, type Comparison, sideOf } from './compare-taken.ts';
import { describePixels } from './describe-pixels.ts';
import { groupOfKind } from './group.ts';
import type { Change, Side } from './report.ts';

export interface Comparing extends Comparison {
  readonly manifest: Manifest;
}

/** How a picture differs from the accepted one; nothing where it does not. What differs is kept. */
export async function changeOf(
  comparing: Comparing,
  wanted: Wanted,
  outcome: Outcome,
): Promise<Change | undefined> {
  const { takenStore } = comparing;
  const { story, mode } = wanted;
  const about = {
    key: pictureKey({ story: story.id, mode }),
    story: story.id,
    title: story.title,
    name: story.name,
    mode,
  };
  const none = {
    ...about,
    accepted: undefined,
    taken: undefined,
    regions: [],
    difference: undefined,
    versions: [],
    formerKey: undefined,
  };
  if (outcome.kind === 'failed') {
    // What follows is the whole page that a matcher looked through.
    const [message] = outcome.message.split('\n\n');
    const sentences = [`The story could not be drawn: ${message}`];
    return { ...none, ...groupOfKind('failed', about), kind: 'failed', sentences };
  }
  if (outcome.kind === 'restless') {
    const found = await restless(comparing, outcome);
    return { ...none, ...groupOfKind('unstable', about), kind: 'unstable', ...found };
  }
  const accepted = acceptedOf(comparing.manifest, wanted);
  const words = textHash(outcome.words);
  if (accepted?.picture === outcome.hash && accepted.words === words) return undefined;
  await takenStore.addPicture(outcome.picture);
  await takenStore.addWords(outcome.words);
  const taken = sideOf({ picture: outcome.hash, words }, outcome.picture);
  if (accepted !== undefined) return compareTaken(comparing, about, accepted, taken);
  const sentences = ['There is no accepted picture of it yet.'];
  return { ...none, ...groupOfKind('new', about), kind: 'new', taken, sentences };
}

export function acceptedOf(
  manifest: Manifest,
  { story, mode }: Wanted,
): AcceptedPicture | undefined {
  return manifest.get(pictureKey({ story: story.id, mode }));
}

/** The versions that were seen, and where the first two differ: there is what moves. */
async function restless(
  { takenStore }: Comparing,
  { versions }: Restless,
): Promise<Pick<Change, 'versions' | 'sentences' | 'difference' | 'regions'>> {
  const words = await takenStore.addWords('');
  const sides: Side[] = [];
  for (const picture of versions) {
    sides.push(sideOf({ picture: await takenStore.addPicture(picture), words }, picture));
  }
  const [first, second] = versions;
  const difference = comparePixels(first!, second!);
  return {
    versions: sides,
    difference: await takenStore.addPicture(differencePicture(second!, difference)),
    regions: difference.regions,
    sentences: [
      `${versions.length} different pictures were seen one after the other: something moves, loads or counts by itself.`,
      ...describePixels(first!, second!, difference),
    ],
  };
}
