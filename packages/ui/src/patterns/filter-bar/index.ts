export * from './filter-bar.tsx';
export type * from './filter-bar-props.ts';
export { preloadFilterChips } from './load-filter-chips.ts';
export { sidewaysScroll } from './sideways-scroll.ts';
