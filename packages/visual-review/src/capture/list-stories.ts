import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import type { StoryIndex } from 'storybook/internal/types';
import type { Story } from '../catalogue/index.ts';
import type { Project } from '../configuration/index.ts';
import { openStoryPage } from './story-page.ts';

/**
 * Lists the stories of a built Storybook. The list is kept beside the build, which never changes.
 *
 * @param url of the served build.
 */
export async function listStories(
  project: Project,
  browser: Browser,
  folder: string,
  url: string,
): Promise<readonly Story[]> {
  const file = join(folder, 'stories.json');
  try {
    return JSON.parse(await readFile(file, 'utf8')) as readonly Story[];
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const stories = await readStories(project, browser, folder, url);
  await writeFile(file, JSON.stringify(stories));
  return stories;
}

/** Only a page knows the parameters of a story, which its file and the preview add to. */
async function readStories(
  project: Project,
  browser: Browser,
  folder: string,
  url: string,
): Promise<readonly Story[]> {
  const index = JSON.parse(await readFile(join(folder, 'index.json'), 'utf8')) as StoryIndex;
  const shown = await openStoryPage(project, browser, url, project.modes[0]!);
  const extracted = await shown.page.evaluate(async () => {
    const stories = await window.__STORYBOOK_PREVIEW__!.extract();
    return Object.values(stories).map(({ id, parameters, storyGlobals = {} }) => ({
      id,
      layout: typeof parameters['layout'] === 'string' ? parameters['layout'] : '',
      globals: Object.keys(storyGlobals),
      isNarrow: storyGlobals['viewport'] !== undefined,
      loadsData: parameters['msw'] !== undefined,
      visual: parameters['visual'] as Story['visual'],
    }));
  });
  await shown.close();
  const byId = new Map(extracted.map((story) => [story.id, story]));
  return Object.values(index.entries).flatMap((entry): readonly Story[] => {
    const story = byId.get(entry.id);
    if (entry.type !== 'story' || story === undefined) return [];
    const { title, name, exportName = name, importPath } = entry;
    return [{ ...story, title, name, exportName, file: importPath.replace(/^\.\//, '') }];
  });
}
