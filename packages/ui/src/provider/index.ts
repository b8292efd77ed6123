export * from './application-provider.tsx';
export { type Preferences, readPreferences } from './preferences.ts';
