import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import { DirectionProvider } from '../components/direction/index.ts';
import { type ValueFormat, ValueFormatProvider } from '../fields/index.ts';
import { LabelsProvider, type Translation } from '../labels/index.ts';
import type { Appearance } from '../tokens/index.ts';
import {
  followPreferences,
  type Preferences,
  readPreferences,
  savePreferences,
} from './preferences.ts';

/** The preferences of people who chose none. By default the browser's formats, and comfortable. */
export interface ApplicationDefaults extends ValueFormat, Pick<Appearance, 'density'> {}

export interface ApplicationProviderProps {
  readonly defaults?: ApplicationDefaults;
  readonly direction?: 'ltr' | 'rtl';
  /** Texts of components in another language: `translated(callLogLabels, { … })` for each. */
  readonly labels?: readonly Translation[];
  readonly children: ReactNode;
}

export interface PreferencesState {
  readonly preferences: Preferences;
  readonly defaults: ApplicationDefaults;
  /** Takes effect at once, in this tab and in others, and is kept in this browser. */
  readonly change: (change: Partial<Preferences>) => void;
}

const PreferencesContext = createContext<PreferencesState | null>(null);

/** Carries what the whole application follows: the person's preferences and the direction of reading. */
export function ApplicationProvider({
  defaults = standardDefaults,
  direction = 'ltr',
  labels = english,
  children,
}: ApplicationProviderProps) {
  const [preferences, setPreferences] = useState(readPreferences);
  useEffect(() => followPreferences(setPreferences), []);
  const state = useMemo<PreferencesState>(
    () => ({
      preferences,
      defaults,
      change: (change) => {
        const next = { ...preferences, ...change };
        savePreferences(next);
        setPreferences(next);
      },
    }),
    [preferences, defaults],
  );
  const { locale = defaults.locale, timeZone = defaults.timeZone } = preferences;
  return (
    <PreferencesContext value={state}>
      <ValueFormatProvider locale={locale} timeZone={timeZone}>
        <DirectionProvider direction={direction}>
          <LabelsProvider labels={labels}>{children}</LabelsProvider>
        </DirectionProvider>
      </ValueFormatProvider>
    </PreferencesContext>
  );
}

const standardDefaults: ApplicationDefaults = {};
const english: readonly Translation[] = [];

/** @throws Error outside an ApplicationProvider. */
export function usePreferences(): PreferencesState {
  const state = use(PreferencesContext);
  if (state === null) throw new Error('There is no <ApplicationProvider> around this component.');
  return state;
}
