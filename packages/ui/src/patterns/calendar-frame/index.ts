export * from './calendar-frame.tsx';
export { eventStyles } from './event-styles.ts';
