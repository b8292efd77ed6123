export * from './content-store.ts';
export * from './page-styles.ts';
export * from './picture-file.ts';
export * from './picture.ts';
