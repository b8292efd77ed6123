import type { Specification } from './specification.ts';

/** The specification as a Markdown document in nine numbered sections. */
export declare function toMarkdown(specification: Specification): string;
