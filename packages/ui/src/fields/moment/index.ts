export { formatDate, formatInstant, formatTime, formatTimestamp } from './format-moment.ts';
export { MomentInput } from './input.tsx';
export { MomentText } from './moment-text.tsx';
export { type Moment, dateInUtc, isBeforeChrist, parseMoment } from './moment.ts';
