export * from './application-provider.tsx';
export type { Preferences } from './preferences.ts';
