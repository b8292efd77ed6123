import type { ComponentQuality } from '../../packages/ui/testing/quality/report.ts';
import type { ComponentRecord } from '../../packages/ui/src/components/record.ts';

/** A component as the catalogue lists it: its record, and what was measured of it. */
export interface CatalogueEntry {
  /** In `packages/ui/src/components`: `side-navigation`. */
  readonly folder: string;
  readonly record: ComponentRecord;
  /** The ID of its page in Storybook: `components-sidenavigation--docs`. */
  readonly docsId: string;
  /** Names of its exports. */
  readonly exports: readonly string[];
  /** The tokens that its styles use: `color-accent-soft`. */
  readonly tokens: readonly string[];
  /** Minified and gzipped, without React, in bytes; undefined where it was not measured. */
  readonly bytes: number | undefined;
  /** The transcript of a screen reader; undefined when there is none. */
  readonly transcript: string | undefined;
  /** The results of this commit's tests; undefined if they were not run. */
  readonly quality: ComponentQuality | undefined;
}

/** Everything that the catalogue's pages, `catalogue.json` and `llms.txt` are made from. */
export interface Catalogue {
  readonly entries: readonly CatalogueEntry[];
  /** Files by token, both as written in the sources. */
  readonly usage: Readonly<Record<string, readonly string[]>>;
  /** The commit that the tests' results are of, and whether files differed from it. */
  readonly tested:
    | { readonly commit: string; readonly changed: boolean; readonly at: string }
    | undefined;
}

/** The address of a component's page, from a page inside Storybook's frame. */
export function pageAddress(docsId: string): string {
  return `./?path=/docs/${docsId}`;
}

/** A page of the documentation, as programs and the search field read it. */
export interface GuidePage {
  /** `guide-forms--docs` */
  readonly docsId: string;
  /** `Guide/Forms` */
  readonly title: string;
  /** The first paragraph. */
  readonly summary: string;
  /** `guide/guide-forms.md`: where it is served as Markdown. */
  readonly markdownFile: string;
  readonly markdown: string;
  /** Its headings, and texts of errors with the headings that they are below. */
  readonly anchors: readonly SearchAnchor[];
}

/** A text that Storybook's search field finds, and the ID of the element to go to. */
export interface SearchAnchor {
  readonly id: string;
  readonly title: string;
}
