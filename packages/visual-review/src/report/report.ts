import type { Region } from '../compare/regions.ts';
import type { ContentHash } from '../picture/picture.ts';

/**
 * What a run found. Written to the work folder as JSON, and read by the review page: the types below
 * are plain data.
 */
export interface RunReport {
  readonly takenAt: string;
  readonly seconds: number;
  /** How the catalogue was had. */
  readonly build: 'built' | 'reused';
  readonly stories: number;
  /** Pictures that the catalogue has in all, and those taken in this run. */
  readonly planned: number;
  readonly taken: number;
  readonly same: number;
  readonly probe: ProbeResult;
  /** The probe as this machine draws it. */
  readonly probePicture: ContentHash;
  readonly without: readonly { readonly story: string; readonly reason: string }[];
  /** Why each story was taken, where only some were. */
  readonly reasons: readonly { readonly story: string; readonly reason: string }[] | undefined;
  /** Plays that broke at the width they were not written for; the slowest first. */
  readonly broken: readonly BrokenPlayReport[];
  readonly changes: readonly Change[];
}

export interface BrokenPlayReport {
  /** Story and mode. */
  readonly key: string;
  readonly seconds: number;
  /** What broke, in one line. */
  readonly message: string;
}

/** Whether this machine draws as the one that took the accepted pictures. */
export type ProbeResult = 'same' | 'differs' | 'not accepted yet';

export type ChangeKind =
  | 'changed'
  | 'new'
  | 'gone'
  | 'renamed'
  | 'unstable'
  | 'failed'
  | 'antialiasing';

/** A picture that is not as it was accepted. */
export interface Change {
  /** Story and mode. */
  readonly key: string;
  readonly kind: ChangeKind;
  readonly story: string;
  readonly title: string;
  readonly name: string;
  readonly mode: string;
  readonly accepted: Side | undefined;
  readonly taken: Side | undefined;
  /** Changes of the same group are the same difference: see group.ts. */
  readonly group: string;
  readonly groupTitle: string;
  /** What changed, a sentence each, for people who cannot see the picture. */
  readonly sentences: readonly string[];
  readonly regions: readonly Region[];
  readonly difference: ContentHash | undefined;
  /** Of an unstable story: the pictures that were seen. */
  readonly versions: readonly Side[];
  /** Of a renamed story: the key it was accepted under. */
  readonly formerKey: string | undefined;
}

export interface Side {
  readonly picture: ContentHash;
  readonly words: ContentHash;
  readonly width: number;
  readonly height: number;
}
