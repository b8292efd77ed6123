import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { listModes, type Project, type VisualReviewConfig } from '../configuration/index.ts';

const names = ['ts', 'mts', 'js', 'mjs'].map((ending) => `visual-review.config.${ending}`);

/**
 * Loads the configuration of a folder.
 *
 * @throws {Error} when it has none.
 */
export async function loadProject(root: string): Promise<Project> {
  const file = names.map((name) => join(root, name)).find((path) => existsSync(path));
  if (file === undefined) {
    throw new Error(`${root} has no visual-review.config.ts. The README describes it.`);
  }
  const { default: config } = (await import(pathToFileURL(file).href)) as {
    readonly default: VisualReviewConfig;
  };
  return openProject(root, config);
}

/** Adds defaults, and makes paths absolute. */
export function openProject(root: string, config: VisualReviewConfig): Project {
  return {
    externals: [],
    now: new Date('2026-01-01T12:00:00Z'),
    context: {},
    colourGlobals: [],
    patience: 60_000,
    launchBrowser: async (args) =>
      (await import('playwright')).chromium.launch({ args: [...args] }),
    ...config,
    root,
    modes: listModes(config),
    acceptedFolder: resolve(root, config.acceptedFolder),
    workFolder: resolve(root, config.workFolder ?? '.visual-review'),
  };
}
