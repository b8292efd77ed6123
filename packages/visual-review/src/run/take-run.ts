import { availableParallelism } from 'node:os';
import {
  pictureKey,
  probeKey,
  readManifest,
  readReviewFile,
  stillDecided,
  writeReviewFile,
} from '../accepted/index.ts';
import {
  type Outcome,
  readStyles,
  type StoryTests,
  takeProbe,
  visitAll,
} from '../capture/index.ts';
import { planPictures, planTest, type Story, type Visit } from '../catalogue/index.ts';
import type { Project } from '../configuration/index.ts';
import { ContentStore, textHash } from '../picture/index.ts';
import type { Change, ProbeResult, RunReport } from '../report/index.ts';
import { reasonsToTake } from './changed-stories.ts';
import { type Differing, explainChanges } from './explain-changes.ts';
import { findChange } from './find-change.ts';
import { findGone, pairRenamed } from './gone.ts';
import { groupByCause } from './group-by-cause.ts';
import { type CatalogueOptions, type OpenCatalogue, withCatalogue } from './open-catalogue.ts';
import { keptChanges } from './kept-changes.ts';
import { readReport, type TakenPicture, writeReport, writeTaken } from './run-files.ts';

export interface RunOptions extends CatalogueOptions {
  /** Only stories that can differ from the accepted pictures, and undecided ones. */
  readonly onlyChanged?: boolean | undefined;
  /** Only stories that the changes since this commit can affect. */
  readonly since?: string | undefined;
  /** Only stories whose id contains one of these parts. */
  readonly story?: readonly string[] | undefined;
  /** Only one of several parts, from 1. All stories of a title are in the same part. */
  readonly shard?: { readonly index: number; readonly count: number } | undefined;
  /** Each story in its own mode only. */
  readonly onlyOwnMode?: boolean | undefined;
  /** Tests of every story, run while it is shown. */
  readonly tests?: StoryTests | undefined;
  /** Called once, with the number of stories that the run visits. */
  readonly onStart?: (stories: number) => void;
  /** Called when a story was visited in all its modes, with what differs from its accepted pictures. */
  readonly onVisited?: (story: Story, changes: readonly Change[]) => void;
  /** In the opposite order, on which pictures must not depend. */
  readonly reverse?: boolean | undefined;
  readonly lanesAtOnce?: number | undefined;
}

/** A page waits for timers and frames for a part of its time. */
const lanes = availableParallelism() + 1;

/** Takes pictures and compares them with the accepted ones. Writes the report into the work folder. */
export async function takeRun(project: Project, options: RunOptions): Promise<RunReport> {
  const { story, shard, onlyOwnMode = false, tests, reverse, log } = options;
  const started = performance.now();
  return withCatalogue(project, options, async (catalogue) => {
    const { stories, isReused } = catalogue;
    const plan = planPictures(project, reverse ? stories.toReversed() : stories);
    const { isChosen, reasons } = await chooseStories(project, catalogue, options);
    const visits = plan.visits.filter(
      ({ story, isOwnMode }) => isChosen(story) && (isOwnMode || !onlyOwnMode),
    );
    const unpictured = tests === undefined ? [] : plan.unpictured.filter(isChosen);
    log?.(`${visits.length} of ${plan.visits.length} pictures, of ${stories.length} stories.`);
    const compared = await compareAll(project, options, catalogue, [
      ...visits,
      ...unpictured.map((story) => planTest(project, story)),
    ]);
    const gone = await findGone(project, await readManifest(project.acceptedFolder), plan.visits);
    const changes = pairRenamed([...compared.changes, ...gone]);
    // The tests of a suite judge what they have visited; a review goes on with what is still undecided.
    const isPartOfReview = tests === undefined && (story !== undefined || reasons !== undefined);
    const earlier = isPartOfReview ? await readReport(project) : undefined;
    const kept = keptChanges(earlier?.changes ?? [], {
      taken: new Set(visits.map(keyOf)),
      planned: new Set(plan.visits.map(keyOf)),
      manifest: await readManifest(project.acceptedFolder),
    });
    const reviewed = groupByCause([...changes, ...kept].toSorted(byTitle));
    const keptKeys = new Set(kept.map(({ key }) => key));
    const report: RunReport = {
      seconds: Math.round((performance.now() - started) / 100) / 10,
      build: isReused ? 'reused' : 'built',
      stories: stories.length,
      planned: plan.visits.length,
      taken: visits.length,
      same: visits.length - compared.changes.length,
      probe: compared.probe,
      probePicture: compared.probePicture,
      reasons: reasons && [...reasons].map(([story, reason]) => ({ story, reason })),
      changes: reviewed.filter(({ key }) => !keptKeys.has(key)),
    };
    await writeReport(project, { ...report, changes: reviewed });
    await writeTaken(project, { pictures: compared.taken });
    const isWhole =
      !onlyOwnMode && reasons === undefined && story === undefined && shard === undefined;
    if (isWhole) {
      await writeReviewFile(project, stillDecided(await readReviewFile(project), report));
    }
    return report;
  });
}

/** Tests every story in its own mode, without pictures, in any browser. */
export async function testRun(
  project: Project,
  options: RunOptions & { readonly tests: StoryTests },
): Promise<void> {
  const { tests, log, lanesAtOnce = lanes, onStart, onVisited } = options;
  await withCatalogue(project, options, async (catalogue) => {
    const { browser, url, stories } = catalogue;
    const { isChosen } = await chooseStories(project, catalogue, options);
    const chosen = stories.filter(isChosen);
    log?.(`${chosen.length} of ${stories.length} stories, without pictures.`);
    onStart?.(chosen.length);
    await visitAll({
      project,
      browser,
      url,
      visits: chosen.map((story) => planTest(project, story)),
      lanesAtOnce,
      onTaken: async () => undefined,
      onVisited: (story) => onVisited?.(story, []),
      tests,
      isAnimated: true,
    });
  });
}

/** Returns whether an id contains one of the parts. Without parts, every id does. */
export function isNamed(id: string, parts: readonly string[] | undefined): boolean {
  return parts === undefined || parts.some((part) => id.includes(part));
}

async function chooseStories(
  project: Project,
  { folder, stories }: OpenCatalogue,
  { story: parts, shard, onlyChanged, since }: RunOptions,
) {
  const reasons =
    onlyChanged || since !== undefined
      ? await reasonsToTake(project, folder, stories, since)
      : undefined;
  const titles = [...new Set(stories.map(({ title }) => title))].toSorted();
  const isChosen = ({ id, title }: Story): boolean =>
    isNamed(id, parts) &&
    (shard === undefined || titles.indexOf(title) % shard.count === shard.index - 1) &&
    (reasons === undefined || reasons.has(id));
  return { reasons, isChosen };
}

async function compareAll(
  project: Project,
  { lanesAtOnce = lanes, tests, doing, onStart, onVisited }: RunOptions,
  { browser, url, folder }: OpenCatalogue,
  visits: readonly Visit[],
) {
  const manifest = await readManifest(project.acceptedFolder);
  const acceptedStore = new ContentStore(project.acceptedFolder);
  const takenStore = new ContentStore(project.workFolder);
  const probePicture = await takenStore.addPicture(await takeProbe(browser));
  const acceptedProbe = manifest.get(probeKey)?.picture;
  let probe: ProbeResult = 'not accepted yet';
  if (acceptedProbe !== undefined) probe = acceptedProbe === probePicture ? 'same' : 'differs';
  const comparing = { manifest, acceptedStore, takenStore, probe };
  const changes: Change[] = [];
  const differing = new Map<string, Differing>();
  const taken: TakenPicture[] = [];
  const isAccepted = (visit: Visit, outcome: Outcome): boolean => {
    const accepted = manifest.get(keyOf(visit));
    const { picture, tree } = takenOf(visit, outcome);
    return accepted !== undefined && accepted.picture === picture && accepted.tree === tree;
  };
  doing?.(`Taking pictures: 0 of ${visits.length}`);
  onStart?.(new Set(visits.map(({ story }) => story.id)).size);
  await visitAll({
    project,
    browser,
    url,
    visits,
    lanesAtOnce,
    tests,
    isAccepted,
    async onTaken(visit, outcome, shown) {
      taken.push(takenOf(visit, outcome));
      const change = await findChange(comparing, visit, outcome);
      if (change !== undefined) changes.push(change);
      doing?.(`Taking pictures: ${taken.length} of ${visits.length}, ${changes.length} differ`);
      if (change?.kind !== 'changed' || change.difference === undefined) return;
      const styles = await readStyles(shown);
      if (styles !== undefined) differing.set(change.key, { visit, styles });
    },
    onVisited(story) {
      onVisited?.(
        story,
        changes.filter((change) => change.story === story.id),
      );
    },
  });
  const explaining = { project, browser, folder, lanesAtOnce, isAccepted, doing };
  const explained = await explainChanges(explaining, changes, differing);
  return { changes: explained, taken, probe, probePicture };
}

function keyOf({ story, mode }: Visit) {
  return pictureKey({ story: story.id, mode: mode.name });
}

function takenOf(visit: Visit, outcome: Outcome): TakenPicture {
  const key = keyOf(visit);
  if (outcome.kind !== 'stable') return { key, picture: undefined, tree: undefined };
  return { key, picture: outcome.hash, tree: textHash(outcome.tree) };
}

function byTitle(one: Change, other: Change): number {
  const [first, second] = [one, other].map(({ title, story, mode }) => `${title} ${story} ${mode}`);
  return first! < second! ? -1 : 1;
}
