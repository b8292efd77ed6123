import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { modes } from '../modes.ts';
import type { VisualParameters } from '../parameters.ts';
import type { Story } from '../plan.ts';
import { openStoryPage } from './story-page.ts';

/** An entry of the built catalogue's `index.json`. */
interface IndexEntry {
  readonly id: string;
  readonly type: string;
  readonly title: string;
  readonly name: string;
  readonly exportName?: string;
  readonly importPath: string;
}

interface Extracted {
  readonly id: string;
  readonly layout: string;
  readonly phone: boolean;
  readonly ownColours: boolean;
  readonly withData: boolean;
  readonly visual: VisualParameters | undefined;
}

/** Beside the build, which never changes: its stories are read once. */
const listFile = 'stories.json';

/** The stories of a built catalogue. */
export async function listStories(...given: Given): Promise<readonly Story[]> {
  const file = join(given[1], listFile);
  try {
    return JSON.parse(await readFile(file, 'utf8')) as readonly Story[];
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const stories = await readStories(...given);
  await writeFile(file, JSON.stringify(stories));
  return stories;
}

type Given = Parameters<typeof readStories>;

/**
 * Storybook's index says where they are written, and a page what
 * they ask for, as parameters of a story, its file and the project come together there.
 */
async function readStories(
  browser: Browser,
  folder: string,
  url: string,
  moment: Date,
): Promise<readonly Story[]> {
  const index = JSON.parse(await readFile(join(folder, 'index.json'), 'utf8')) as {
    readonly entries: Readonly<Record<string, IndexEntry>>;
  };
  const shown = await openStoryPage(browser, url, modes[0]!, { moment });
  const extracted = await shown.page.evaluate(async (): Promise<readonly Extracted[]> => {
    const stories = await window.__STORYBOOK_PREVIEW__!.extract();
    return Object.values(stories).map(({ id, parameters, storyGlobals }) => ({
      id,
      layout: typeof parameters['layout'] === 'string' ? parameters['layout'] : '',
      phone: storyGlobals?.['viewport'] !== undefined,
      ownColours: (storyGlobals?.['theme'] ?? storyGlobals?.['contrast']) !== undefined,
      withData: parameters['msw'] !== undefined,
      visual: parameters['visual'] as Extracted['visual'],
    }));
  });
  await shown.close();
  const askedOf = new Map(extracted.map((story) => [story.id, story]));
  return Object.values(index.entries).flatMap((entry) => {
    const asked = askedOf.get(entry.id);
    if (entry.type !== 'story' || asked === undefined) return [];
    return [
      {
        ...asked,
        title: entry.title,
        name: entry.name,
        exportName: entry.exportName ?? entry.name,
        file: entry.importPath.replace(/^\.\//, ''),
      },
    ];
  });
}
