export * from './navigation-tabs.tsx';
export * from './tabs.tsx';
