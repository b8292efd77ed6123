export {
  ApplicationProvider,
  usePreferences,
  type ApplicationDefaults,
  type ApplicationProviderProps,
  type PreferencesState,
} from './application-provider.tsx';
export type { Preferences } from './preferences.ts';
