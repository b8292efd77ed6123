export * from './tv.ts';
export * from './control-box.ts';
export * from './control-button.ts';
export * from './popup.ts';
