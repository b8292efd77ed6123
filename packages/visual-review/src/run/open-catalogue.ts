import type { Browser } from 'playwright';
import { launchBrowser, listStories } from '../capture/index.ts';
import { buildCatalogue, serveFolder, type Story } from '../catalogue/index.ts';
import type { Project } from '../configuration/index.ts';

export interface CatalogueOptions {
  /** Folder of a built Storybook to use, with its `preview-stats.json`. */
  readonly catalogue?: string | undefined;
  readonly log?: ((line: string) => void) | undefined;
  /** Called with what is being done and how far it is, whenever that changes: more often than can be read. */
  readonly doing?: ((state: string) => void) | undefined;
}

/** A served Storybook and a browser. */
export interface OpenCatalogue {
  readonly browser: Browser;
  readonly url: string;
  readonly folder: string;
  readonly isReused: boolean;
  readonly stories: readonly Story[];
}

/** Builds and serves Storybook and starts a browser for as long as `use` needs them. */
export async function withCatalogue<Result>(
  project: Project,
  { catalogue, log, doing }: CatalogueOptions,
  use: (catalogue: OpenCatalogue) => Promise<Result>,
): Promise<Result> {
  const { folder, isReused } =
    catalogue === undefined
      ? await buildCatalogue(project, doing)
      : { folder: catalogue, isReused: true };
  log?.(isReused ? 'An earlier build of Storybook is used.' : 'Storybook was built.');
  doing?.('Listing the stories');
  const server = await serveFolder(folder);
  const browser = await launchBrowser(project);
  try {
    const stories = await listStories(project, browser, folder, server.url);
    return await use({ browser, url: server.url, folder, isReused, stories });
  } finally {
    await browser.close();
    await server.close();
  }
}
