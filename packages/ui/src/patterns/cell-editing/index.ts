export * from './cell-editor.tsx';
export * from './cell-keys.ts';
export * from './changes-dialog.tsx';
export * from './edit-bar.tsx';
export * from './edited-value.tsx';
export * from './refused-cells-dialog.tsx';
