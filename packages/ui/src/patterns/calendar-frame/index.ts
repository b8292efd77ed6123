export * from './calendar-frame.tsx';
