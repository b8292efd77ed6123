/** Data that tests pass to the reporter beside their outcome. */
declare module 'vitest' {
  interface TaskMeta {
    /** The folder of the component whose transcript is tested. */
    transcriptOf?: string;
  }
}
