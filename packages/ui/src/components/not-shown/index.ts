export * from './not-shown.tsx';
