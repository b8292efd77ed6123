export * from './view-as-dialog.tsx';
export * from './viewing-banner.tsx';
