export { documentation, readGuide, withGuide } from './documentation-plugin.ts';
