export {
  formatDate,
  formatInstant,
  formatTime,
  formatTimestamp,
  timeOptions,
} from './format-moment.ts';
export * from './input.tsx';
export { MomentText } from './display.tsx';
export * from './moment.ts';
