import type { Browser } from 'playwright';
import { type Outcome, readStyles, visitAll } from '../capture/index.ts';
import { earlierBuilds, serveFolder, type Visit } from '../catalogue/index.ts';
import { type Cause, findCauses } from '../compare/index.ts';
import type { Project } from '../configuration/index.ts';
import type { PageStyles } from '../picture/index.ts';
import type { Change } from '../report/index.ts';

/** A picture that differs from the accepted one, and the styles of the page that shows it. */
export interface Differing {
  readonly visit: Visit;
  readonly styles: PageStyles;
}

export interface Explaining {
  readonly project: Project;
  readonly browser: Browser;
  /** The folder of the build of which pictures were taken. */
  readonly folder: string;
  readonly lanesAtOnce: number;
  readonly isAccepted: (visit: Visit, outcome: Outcome) => boolean;
  readonly doing?: ((state: string) => void) | undefined;
}

/**
 * Finds the properties that changed. Accepted pictures have no styles, but an earlier build of Storybook that
 * still draws an accepted picture, byte for byte, has them.
 *
 * @param differing the pictures to explain, by the keys of their changes.
 */
export async function explainChanges(
  { project, browser, folder, lanesAtOnce, isAccepted, doing }: Explaining,
  changes: readonly Change[],
  differing: ReadonlyMap<string, Differing>,
): Promise<readonly Change[]> {
  const causes = new Map<string, readonly Cause[]>();
  for (const build of await earlierBuilds(project, folder)) {
    const left = new Map([...differing].filter(([key]) => !causes.has(key)));
    if (left.size === 0) break;
    const keys = new Map([...left].map(([key, { visit }]) => [visit, key]));
    let visited = 0;
    const server = await serveFolder(build.folder);
    await visitAll({
      project,
      browser,
      url: server.url,
      visits: [...keys.keys()],
      lanesAtOnce,
      isAccepted,
      async onTaken(visit, outcome, shown) {
        visited += 1;
        doing?.(`Finding what changed: ${visited} of ${left.size} pictures, in an earlier build`);
        const key = keys.get(visit)!;
        if (!isAccepted(visit, outcome)) return;
        const styles = await readStyles(shown);
        causes.set(key, styles === undefined ? [] : findCauses(styles, left.get(key)!.styles));
      },
    });
    await server.close();
    if (causes.size > differing.size - left.size) await build.keep();
  }
  return changes.map((change) => {
    const found = causes.get(change.key) ?? [];
    return found.length === 0
      ? change
      : { ...change, causes: found, sentences: [...found.map(sentence), ...change.sentences] };
  });
}

function sentence({ component, property, before, after }: Cause): string {
  return `${component}: ${property} changed from ${before} to ${after}.`;
}
