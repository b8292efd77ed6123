import { type PictureKey, readManifest } from '../accepted/index.ts';
import { type ModuleGraph, readModuleGraph, type Story } from '../catalogue/index.ts';
import type { Project } from '../configuration/index.ts';
import { filesChanged } from './changed-files.ts';
import { readReport } from './run-files.ts';

/** The reason stories are taken, by their ids. */
export type Reasons = ReadonlyMap<string, string>;

/** Returns the stories that can differ from the accepted pictures, or from a commit. */
export async function reasonsToTake(
  project: Project,
  catalogueFolder: string,
  stories: readonly Story[],
  since?: string,
): Promise<Reasons> {
  const changed = await filesChanged(project, since);
  if (changed === undefined) {
    const reason = 'there is no commit of accepted pictures to compare with';
    return new Map(stories.map(({ id }) => [id, reason]));
  }
  const graph = await readModuleGraph(catalogueFolder);
  const reasons = new Map(reasonsFromFiles(project, graph, stories, changed));
  for (const id of await undecidedStories(project)) {
    if (!reasons.has(id)) reasons.set(id, 'it differed in the last run');
  }
  return new Map(stories.flatMap(({ id }) => (reasons.has(id) ? [[id, reasons.get(id)!]] : [])));
}

/** Exported for its test. Returns the stories that depend on changed files. */
export function reasonsFromFiles(
  { externals }: Pick<Project, 'externals'>,
  graph: ModuleGraph,
  stories: readonly Story[],
  changed: readonly string[],
): Reasons {
  const reasons = new Map<string, string>();
  const add = (story: Story, reason: string): void => {
    if (!reasons.has(story.id)) reasons.set(story.id, reason);
  };
  for (const file of changed) {
    for (const { path, stories: start = '', because } of externals) {
      if (path.endsWith('/') ? !file.startsWith(path) : file !== path) continue;
      for (const story of stories) {
        if (story.file.startsWith(start)) add(story, `${file} changed, and ${because}`);
      }
    }
    if (!graph.has(file)) continue;
    const dependents = graph.dependentsOf(file);
    for (const story of stories) {
      if (story.file === file) add(story, `${file} changed, its own file`);
      else if (dependents.has(story.file)) add(story, `${file} changed, which it imports`);
    }
  }
  return reasons;
}

/** Returns stories that differed in the last run, and were not accepted since. */
async function undecidedStories(project: Project): Promise<readonly string[]> {
  const report = await readReport(project);
  const manifest = await readManifest(project.acceptedFolder);
  const open = report?.changes.filter(({ key, taken }) => {
    const accepted = manifest.get(key as PictureKey);
    return accepted?.picture !== taken?.picture || accepted?.tree !== taken?.tree;
  });
  return open?.map(({ story }) => story) ?? [];
}
