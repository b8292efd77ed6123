export * from './description-list.tsx';
