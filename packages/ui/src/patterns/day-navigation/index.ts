export * from './day-navigation.tsx';
