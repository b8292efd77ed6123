import type { Browser, BrowserContextOptions } from 'playwright';
import type { Mode, ModeSettings } from './modes.ts';

/** The default export of `visual-review.config.ts`. Paths are relative to its folder. */
export interface VisualReviewConfig extends ModeSettings {
  /** A build of Storybook with `--stats-json`, or how to build it. */
  readonly storybook: { readonly folder: string } | StorybookBuild;
  /** Accepted pictures and their manifest, kept in git. */
  readonly acceptedFolder: string;
  /** Builds, the last run and decisions, not kept in git. `.visual-review` by default. */
  readonly workFolder?: string;
  /** Files that stories depend on although no module imports them, for `--only-changed`. */
  readonly externals?: readonly External[];
  /** The time in stories. */
  readonly now?: Date;
  /** Further settings of the browser's pages, such as locale and time zone. */
  readonly context?: BrowserContextOptions;
  /** Selector of the element over which a moving pointer keeps toasts open. */
  readonly toasts?: string;
  /** Starts Chromium with these arguments; Playwright's own by default. */
  readonly launchBrowser?: (args: readonly string[]) => Promise<Browser>;
  /** Milliseconds until a state that doesn't come fails its story. A minute by default. */
  readonly patience?: number;
  /** The reason pictures can't be compared on this machine. Absent where they can. */
  readonly skip?: string | undefined;
}

export interface StorybookBuild {
  /** `storybook build`, to which `--output-dir` and `--stats-json` are added. */
  readonly command: string;
  /**
   * Files and folders that the build reads: while none changes, the last build is used again. A folder
   * after `!` is left out.
   */
  readonly madeFrom: readonly string[];
}

export interface External {
  /** A file, or a folder ending in a slash. */
  readonly path: string;
  /** Start of the paths of the stories' files; every story where left out. */
  readonly stories?: string;
  /** The reason they depend on it: a clause that follows “… changed, and”. */
  readonly because: string;
}

/** A configuration with absolute folders and all defaults. */
export interface Project
  extends
    Required<Omit<VisualReviewConfig, keyof ModeSettings | 'toasts' | 'skip'>>,
    Required<Pick<ModeSettings, 'colourGlobals'>>,
    Pick<VisualReviewConfig, 'modesOf' | 'toasts' | 'skip'> {
  /** The folder of the configuration. Commands run in it. */
  readonly root: string;
  readonly modes: readonly Mode[];
}

/** Returns the configuration, with its type checked. */
export function defineConfig(config: VisualReviewConfig): VisualReviewConfig {
  return config;
}
