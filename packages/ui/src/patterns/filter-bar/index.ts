export * from './filter-bar.tsx';
export type * from './filter-bar-props.ts';
export { preloadFilterChips } from './load-filter-chips.ts';
export { quickChoice } from './quick-choice.ts';
export { sidewaysScroll } from './sideways-scroll.ts';
