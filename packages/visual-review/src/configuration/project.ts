import { join } from 'node:path';
import { storyMoment } from '../../apps/web/src/screens/story-moment.ts';

/** A catalogue whose pictures are taken, and where they lie. */
export interface VisualProject {
  /** The folder that all paths start from, and that commands run in. */
  readonly root: string;
  /** Storybook's configuration folder. */
  readonly configFolder: string;
  /** What the built catalogue is made from, files and folders: where none changed, the last build is used. */
  readonly inputs: readonly string[];
  /** What stories depend on though no module imports it, for `--only-changed`. */
  readonly beyondModules: readonly BeyondModules[];
  /** The accepted pictures and their manifest, kept in git. */
  readonly acceptedFolder: string;
  /** Builds, what the last run took, decisions: not kept in git. */
  readonly workFolder: string;
  /** What every clock says. */
  readonly moment: Date;
}

export interface BeyondModules {
  /** A file, or a folder ending in a slash. */
  readonly path: string;
  /** Stories in files that begin so; every story when left out. */
  readonly stories?: string;
  readonly because: string;
}

const root = join(import.meta.dirname, '../..');

/** Ninefold's own catalogue. */
export const catalogueProject: VisualProject = {
  root,
  configFolder: '.storybook',
  inputs: [
    '.storybook',
    'packages',
    'apps/web',
    'vite.plugins.ts',
    'package.json',
    'pnpm-lock.yaml',
    'tests/visual/modes.ts',
    'tests/visual/plan.ts',
    'tests/visual/chromatic.ts',
    // What it reads of the stories is kept beside the build.
    'tests/visual/capture/list-stories.ts',
  ],
  beyondModules: [
    { path: '.storybook/', because: 'Storybook’s preview is part of every story' },
    { path: 'packages/ui/src/tokens/', because: 'tokens are part of every story' },
    { path: 'packages/ui/src/styles.css', because: 'the stylesheet is part of every story' },
    { path: 'vite.plugins.ts', because: 'every story is compiled by it' },
    { path: 'pnpm-lock.yaml', because: 'a dependency is of another version' },
    { path: 'tests/visual/modes.ts', because: 'the modes changed' },
    { path: 'tests/visual/capture/', because: 'pictures are taken another way' },
    { path: 'tests/browser/', because: 'the browser is started another way' },
    ...[
      'apps/web/examples/workshop/',
      'packages/data/src/local/',
      'packages/data/src/discovery/sql/',
    ].map((path) => ({ path, stories: 'apps/web/', because: 'screens show data made from it' })),
  ],
  acceptedFolder: join(root, 'tests/visual/accepted-pictures'),
  workFolder: join(root, '.ninefold/visual'),
  moment: storyMoment,
};
