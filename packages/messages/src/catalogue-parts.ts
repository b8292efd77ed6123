import type { Catalogue } from './language.ts';

/**
 * The parts of a catalogue: what a page needs at first, the rest of its screens, what is said about the
 * specification, and the command line.
 */
export type CatalogueName = 'first' | 'rest' | 'specification' | 'command';

interface CatalogueFile {
  readonly default: Catalogue;
}

/** Loads each part of a language's messages. */
export type CatalogueParts = Readonly<
  Record<CatalogueName, () => CatalogueFile | Promise<CatalogueFile>>
>;
