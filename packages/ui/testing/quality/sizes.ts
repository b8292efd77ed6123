/**
 * `sizes.json`, committed beside this: what a page that uses one export loads
 * because of it. `node packages/ui/testing/quality/write-sizes.ts` renews it.
 */
export type Sizes = Readonly<Record<string, ExportSize>>;

export interface ExportSize {
  /** Minified and gzipped JavaScript, without React itself, in bytes. */
  readonly bytes: number;
  /** The folders of `components` that code comes from, its own among them. */
  readonly from: readonly string[];
}
