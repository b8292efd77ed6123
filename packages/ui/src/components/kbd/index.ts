export * from './kbd.tsx';
export * from './presses-shortcut.ts';
export { ariaShortcut, shortcutText } from './shortcut.ts';
