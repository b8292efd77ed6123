export * from './side-panel.tsx';
