/** Runs in the page of a story, before Storybook's own scripts (see bundle.ts). */
import type { ComponentRecord } from '../../../packages/ui/src/components/record.ts';
import {
  listenForKeys,
  type KeyPresses,
} from '../../../packages/ui/testing/quality/key-presses.ts';
import { type Watch, watchStory } from '../../../packages/ui/testing/quality/left-behind.ts';
import {
  type PartAttributes,
  watchPartAttributes,
} from '../../../packages/ui/testing/quality/part-attributes.ts';
import { widerThanWindow } from './reflow.ts';
import { violations } from './violations.ts';

export interface TestsInPage {
  readonly violations: typeof violations;
  readonly widerThanWindow: typeof widerThanWindow;
  /** Starts to listen for the keys that arrive in a component, by its record and folder. */
  listenForKeys(record: Pick<ComponentRecord, 'roles'>, folder: string): void;
  /** Stops to listen, and returns the keys that were pressed. */
  pressedKeys(): readonly string[];
  /** Starts to note the data attributes of parts. */
  watchPartAttributes(): void;
  /** Stops to note them, and returns those that were there, each after its `data-slot`. */
  partAttributes(): readonly string[];
  /** Starts to watch what the next story leaves in the page. */
  watchStory(): void;
  /** Everything that the removed story left in the page, one line each. */
  leftBehind(): readonly string[];
}

declare global {
  interface Window {
    readonly storyTests: TestsInPage;
  }
}

let presses: KeyPresses | undefined;
let attributes: PartAttributes | undefined;
let watch: Watch | undefined;

const storyTests: TestsInPage = {
  violations,
  widerThanWindow,
  listenForKeys(record, folder) {
    presses = listenForKeys(record, folder);
  },
  pressedKeys() {
    presses?.stop();
    const keys = [...(presses?.keys ?? [])];
    presses = undefined;
    return keys;
  },
  watchPartAttributes() {
    attributes?.stop();
    attributes = watchPartAttributes();
  },
  partAttributes() {
    attributes?.stop();
    const seen = [...(attributes?.seen ?? [])];
    attributes = undefined;
    return seen;
  },
  watchStory() {
    watch?.stop();
    watch = watchStory();
  },
  leftBehind: () => watch?.kept() ?? [],
};
Object.assign(window, { storyTests });
