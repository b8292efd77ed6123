export { tagInputLabels } from './labels.ts';
export { TagInput, type TagInputProps } from './tag-input.tsx';
export type { ParsedTag } from './use-tag-input.ts';
