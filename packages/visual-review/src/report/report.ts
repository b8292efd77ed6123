import type { Cause, Region } from '../compare/index.ts';
import type { ContentHash } from '../picture/index.ts';

/** The result of a run, kept as JSON in the work folder and shown by the review page. */
export interface RunReport {
  readonly seconds: number;
  /** Whether Storybook was built in the run, or an earlier build used. */
  readonly build: 'built' | 'reused';
  /** Number of stories of the Storybook. */
  readonly stories: number;
  /** Number of pictures of the Storybook, and of those taken in the run. */
  readonly planned: number;
  readonly taken: number;
  /** Number of pictures that are as accepted. */
  readonly same: number;
  readonly probe: ProbeResult;
  /** The probe picture on this machine. */
  readonly probePicture: ContentHash;
  /** The reason each story was taken, where only some were. */
  readonly reasons: readonly { readonly story: string; readonly reason: string }[] | undefined;
  readonly changes: readonly Change[];
}

/** Whether this machine renders as the one that took the accepted pictures. */
export type ProbeResult = 'same' | 'differs' | 'not accepted yet';

export type ChangeKind =
  | 'changed'
  | 'new'
  | 'gone'
  | 'renamed'
  | 'unstable'
  | 'failed'
  | 'antialiasing';

/** A picture that differs from the accepted one. */
export interface Change {
  /** Story and mode. */
  readonly key: string;
  readonly kind: ChangeKind;
  /** Storybook's id. */
  readonly story: string;
  readonly title: string;
  readonly name: string;
  readonly mode: string;
  readonly modeTitle: string;
  readonly accepted?: PictureRecord;
  readonly taken?: PictureRecord;
  /** Changes of one group are the same difference. */
  readonly group: string;
  readonly groupTitle: string;
  /** The CSS properties that changed. Absent where they aren't known. */
  readonly causes?: readonly Cause[];
  /** The changes, one sentence each, also for people who can't see the picture. */
  readonly sentences: readonly string[];
  readonly regions: readonly Region[];
  readonly difference?: ContentHash;
  /** The different pictures of an unstable story. */
  readonly versions: readonly PictureRecord[];
  /** The key under which a renamed story was accepted. */
  readonly formerKey?: string;
}

export interface PictureRecord {
  readonly picture: ContentHash;
  readonly tree: ContentHash;
  readonly width: number;
  readonly height: number;
}
