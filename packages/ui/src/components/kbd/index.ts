export * from './kbd.tsx';
export * from './shortcut.ts';
