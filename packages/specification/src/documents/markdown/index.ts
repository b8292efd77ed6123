export { pointToMarkdown, toMarkdown } from './document.ts';
