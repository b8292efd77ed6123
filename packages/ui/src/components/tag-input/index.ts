export * from './tag-input.tsx';
export type { ParsedTag } from './use-tag-input.ts';
