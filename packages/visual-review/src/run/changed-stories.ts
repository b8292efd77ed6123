import { type PictureKey, readManifest } from '../accepted/manifest.ts';
import type { Story } from '../plan.ts';
import type { VisualProject } from '../project.ts';
import { filesChanged } from './changed-files.ts';
import { type ModuleGraph, readModuleGraph } from './module-graph.ts';
import { readReport } from './report-file.ts';

/** Stories to take, each with why. */
export type Reasons = ReadonlyMap<string, string>;

/** Why stories must be pictured again since the accepted state, or since a commit. */
export async function reasonsToTake(
  project: VisualProject,
  catalogueFolder: string,
  stories: readonly Story[],
  since?: string,
): Promise<Reasons> {
  const changed = await filesChanged(project, since);
  if (changed === undefined) {
    const reason = 'nobody knows what changed: there is no commit of accepted pictures';
    return new Map(stories.map(({ id }) => [id, reason]));
  }
  const graph = await readModuleGraph(catalogueFolder);
  const reasons = new Map(reasonsFromFiles(project, graph, stories, changed));
  for (const id of await undecidedStories(project)) {
    if (!reasons.has(id)) reasons.set(id, 'the last run found a difference in it');
  }
  return new Map(stories.flatMap(({ id }) => (reasons.has(id) ? [[id, reasons.get(id)!]] : [])));
}

/** Exported for its test: which stories a list of changed files touches. */
export function reasonsFromFiles(
  { beyondModules }: Pick<VisualProject, 'beyondModules'>,
  graph: ModuleGraph,
  stories: readonly Story[],
  changed: readonly string[],
): Reasons {
  const reasons = new Map<string, string>();
  const take = (story: Story, reason: string): void => {
    if (!reasons.has(story.id)) reasons.set(story.id, reason);
  };
  for (const file of changed) {
    for (const { path, stories: within, because } of beyondModules) {
      if (path.endsWith('/') ? !file.startsWith(path) : file !== path) continue;
      for (const story of stories) {
        if (within === undefined || story.file.startsWith(within)) {
          take(story, `${file} changed, and ${because}`);
        }
      }
    }
    if (!graph.has(file)) continue;
    const dependents = graph.dependentsOf(file);
    for (const story of stories) {
      if (story.file === file) take(story, `${file} changed, where it is written`);
      else if (dependents.has(story.file)) take(story, `${file} changed, and its modules need it`);
    }
  }
  return reasons;
}

/** What the last run found and nobody has accepted since. */
async function undecidedStories(project: VisualProject): Promise<readonly string[]> {
  const [report, manifest] = [
    await readReport(project),
    await readManifest(project.acceptedFolder),
  ];
  const open = report?.changes.filter(({ key, taken }) => {
    const accepted = manifest.get(key as PictureKey);
    return accepted?.picture !== taken?.picture || accepted?.words !== taken?.words;
  });
  return open?.map(({ story }) => story) ?? [];
}
