export { Kbd, type KbdProps } from './kbd.tsx';
export { ariaShortcut, shortcutText } from './shortcut.ts';
