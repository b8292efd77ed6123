import { availableParallelism } from 'node:os';
import type { Browser } from 'playwright';
import { ContentStore } from '../accepted/content-store.ts';
import { readKeptReview, stillDecided, writeKeptReview } from '../accepted/kept-review.ts';
import { pictureKey, readManifest } from '../accepted/manifest.ts';
import { launchBrowser } from '../capture/launch-browser.ts';
import { listStories } from '../capture/list-stories.ts';
import type { StoryTests } from '../capture/story-tests.ts';
import { type BrokenPlay, type Outcome, takeAll } from '../capture/take-all.ts';
import type { Shard } from '../../run/shard.ts';
import { buildCatalogue } from '../catalogue/build-catalogue.ts';
import { serveFolder } from '../catalogue/serve-folder.ts';
import { textHash } from '../picture/picture.ts';
import { planPictures, type Story, testOf, type Wanted } from '../plan.ts';
import type { VisualProject } from '../project.ts';
import { reasonsToTake } from './changed-stories.ts';
import { acceptedOf, changeOf } from './change-of.ts';
import { compareProbe } from './compare-probe.ts';
import { goneChanges, pairRenamed } from './gone.ts';
import type { BrokenPlayReport, Change, ProbeResult, RunReport } from './report.ts';
import { writeReport } from './report-file.ts';
import { type TakenPicture, writeTaken } from './taken-file.ts';

export interface RunOptions {
  /** Only stories whose modules changed since the accepted pictures, and what is undecided. */
  readonly onlyChanged?: boolean;
  /** Only stories that the changes since this commit affect. */
  readonly since?: string;
  /** Only stories whose id contains this. */
  readonly story?: string;
  /** Only the stories of this part of the catalogue. */
  readonly shard?: Shard;
  /** Tests that every story is put to while it is shown. */
  readonly tests?: StoryTests;
  /** The other way round: pictures must not depend on their order. */
  readonly reverse?: boolean;
  readonly lanesAtOnce?: number;
  /** A catalogue that is built already, with its `preview-stats.json`: nothing is built. */
  readonly catalogue?: string;
  readonly say?: (line: string) => void;
}

/** A page waits for three fifths of its time, for timers, frames and the browser: others work meanwhile. */
const lanes = 2 * availableParallelism() + 1;

/** Takes the catalogue's pictures and says which are not as accepted. Writes the run's report. */
export async function takeRun(project: VisualProject, options: RunOptions): Promise<RunReport> {
  const { story, shard, tests, since } = options;
  const started = performance.now();
  return withCatalogue(project, options, async ({ browser, url, folder, reused, stories }) => {
    const plan = planPictures(stories);
    const isOnlyChanged = options.onlyChanged === true || since !== undefined;
    const reasons = isOnlyChanged
      ? await reasonsToTake(project, folder, stories, since)
      : undefined;
    const isChosen = chooseStories(stories, options);
    const chosen = ({ story }: { readonly story: Story }): boolean =>
      isChosen(story) && (reasons === undefined || reasons.has(story.id));
    const wanted = plan.wanted.filter(chosen);
    const unpictured = tests === undefined ? [] : plan.without.filter(chosen);
    say(
      options,
      `${wanted.length} of ${plan.wanted.length} pictures, of ${stories.length} stories.`,
    );
    const found = await compareAll(project, options, {
      browser,
      url,
      wanted: [...wanted, ...unpictured.map(({ story }) => testOf(story))],
    });
    const manifest = await readManifest(project.acceptedFolder);
    const gone = await goneChanges(project, manifest, plan.wanted);
    const report: RunReport = {
      takenAt: new Date().toISOString(),
      seconds: Math.round((performance.now() - started) / 100) / 10,
      build: reused ? 'reused' : 'built',
      stories: stories.length,
      planned: plan.wanted.length,
      taken: wanted.length,
      same: wanted.length - found.changes.length,
      probe: found.probe,
      probePicture: found.probePicture,
      without: plan.without.map(({ story, reason }) => ({ story: story.id, reason })),
      reasons: reasons && [...reasons].map(([story, reason]) => ({ story, reason })),
      broken: found.broken.toSorted((one, other) => other.seconds - one.seconds),
      changes: pairRenamed([...found.changes, ...gone]).toSorted(inOrder),
    };
    await writeReport(project, report);
    await writeTaken(project, { pictures: found.taken });
    const isWhole = reasons === undefined && story === undefined && shard === undefined;
    if (isWhole) {
      await writeKeptReview(project, stillDecided(await readKeptReview(project), report));
    }
    return report;
  });
}

/** Tests every story in its own mode, and takes no picture: in any browser. */
export async function testRun(
  project: VisualProject,
  options: RunOptions & { readonly tests: StoryTests },
): Promise<void> {
  await withCatalogue(project, options, async ({ browser, url, folder, stories }) => {
    const reasons =
      options.since === undefined
        ? undefined
        : await reasonsToTake(project, folder, stories, options.since);
    const chosen = stories
      .filter(chooseStories(stories, options))
      .filter(({ id }) => reasons === undefined || reasons.has(id));
    say(options, `${chosen.length} of ${stories.length} stories, without pictures.`);
    await takeAll({
      browser,
      url,
      wanted: chosen.map(testOf),
      moment: project.moment,
      lanesAtOnce: options.lanesAtOnce ?? lanes,
      onTaken: async () => undefined,
      tests: options.tests,
      moves: true,
    });
  });
}

/** Which stories the options name. All stories of one title are in the same part. */
function chooseStories(
  stories: readonly Story[],
  { story: part, shard }: RunOptions,
): (story: Story) => boolean {
  const titles = [...new Set(stories.map(({ title }) => title))].toSorted();
  return ({ id, title }) =>
    (part === undefined || id.includes(part)) &&
    (shard === undefined || titles.indexOf(title) % shard.count === shard.index - 1);
}

interface OpenCatalogue {
  readonly browser: Browser;
  readonly url: string;
  readonly folder: string;
  readonly reused: boolean;
  readonly stories: readonly Story[];
}

async function withCatalogue<Result>(
  project: VisualProject,
  options: RunOptions,
  use: (catalogue: OpenCatalogue) => Promise<Result>,
): Promise<Result> {
  const { folder, reused } =
    options.catalogue === undefined
      ? await buildCatalogue(project)
      : { folder: options.catalogue, reused: true };
  say(options, reused ? 'The catalogue is as it was built.' : 'The catalogue is built.');
  const server = await serveFolder(folder);
  const browser = await launchBrowser();
  try {
    const { url } = server;
    const stories = await listStories(browser, folder, url, project.moment);
    return await use({ browser, url, folder, reused, stories });
  } finally {
    await browser.close();
    await server.close();
  }
}

function say(options: RunOptions, line: string): void {
  options.say?.(line);
}

interface Given {
  readonly browser: Browser;
  readonly url: string;
  readonly wanted: readonly Wanted[];
}

async function compareAll(
  project: VisualProject,
  options: RunOptions,
  { browser, url, wanted }: Given,
): Promise<{
  readonly changes: readonly Change[];
  readonly probe: ProbeResult;
  readonly probePicture: string;
  readonly taken: readonly TakenPicture[];
  readonly broken: readonly BrokenPlayReport[];
}> {
  const { reverse = false, lanesAtOnce = lanes, tests } = options;
  const manifest = await readManifest(project.acceptedFolder);
  const acceptedStore = new ContentStore(project.acceptedFolder);
  const takenStore = new ContentStore(project.workFolder);
  const { probe, probePicture } = await compareProbe(browser, manifest, takenStore);
  const comparing = { manifest, acceptedStore, takenStore, probe };
  const changes: Change[] = [];
  const taken: TakenPicture[] = [];
  const broken: BrokenPlayReport[] = [];
  await takeAll({
    browser,
    url,
    wanted: reverse ? wanted.toReversed() : wanted,
    moment: project.moment,
    lanesAtOnce,
    tests,
    isKnown(one, { hash, words }) {
      const accepted = acceptedOf(manifest, one);
      return accepted?.picture === hash && accepted.words === textHash(words);
    },
    async onTaken(one, outcome, brokenPlay) {
      taken.push(takenOf(one, outcome));
      if (brokenPlay !== undefined) broken.push(brokenOf(one, brokenPlay));
      if (taken.length % 100 === 0) say(options, `${taken.length} of ${wanted.length} …`);
      const change = await changeOf(comparing, one, outcome);
      if (change !== undefined) changes.push(change);
    },
  });
  return { changes, probe, probePicture, taken, broken };
}

function brokenOf({ story, mode }: Wanted, { seconds, message }: BrokenPlay): BrokenPlayReport {
  return {
    key: pictureKey({ story: story.id, mode }),
    seconds: Math.round(seconds * 10) / 10,
    message: message.split('\n', 1)[0] ?? '',
  };
}

function takenOf({ story, mode }: Wanted, outcome: Outcome): TakenPicture {
  const key = pictureKey({ story: story.id, mode });
  if (outcome.kind !== 'held') return { key, picture: undefined, words: undefined };
  return { key, picture: outcome.hash, words: textHash(outcome.words) };
}

function inOrder(one: Change, other: Change): number {
  const [first, second] = [one, other].map(({ title, story, mode }) => `${title} ${story} ${mode}`);
  return first! < second! ? -1 : 1;
}
