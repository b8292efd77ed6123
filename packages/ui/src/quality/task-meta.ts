import type { AccessibilityMode, KeyboardQuality } from './report.ts';

/** What tests hand to the reporter beside their outcome. */
declare module 'vitest' {
  interface TaskMeta {
    /** Set by the stories' run, on a file of stories. */
    keyboard?: KeyboardQuality;
    /** Set by addon-vitest on a story's test. */
    storyId?: string;
    /** Set by the quality run, on a test of one thing of one component. */
    quality?: {
      readonly component: string;
      readonly of: 'transcript' | AccessibilityMode;
    };
  }
}
