export * from './application-provider.tsx';
export { keepInBrowser, onNotKept } from './keep-in-browser.ts';
export { type Preferences, readPreferences } from './preferences.ts';
