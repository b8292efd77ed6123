import {
  browserLanguages,
  chooseLanguage,
  directionOf,
  messageLanguage,
  setMessageLanguage,
} from '@ninefold/messages';
import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import { DirectionProvider } from '../components/direction/index.ts';
import { type ValueFormat, ValueFormatProvider } from '../fields/index.ts';
import type { Appearance } from '../tokens/index.ts';
import {
  followPreferences,
  type Preferences,
  readPreferences,
  savePreferences,
} from './preferences.ts';

/** The preferences of people who chose none. By default the browser's formats, and comfortable. */
export interface ApplicationDefaults extends ValueFormat, Pick<Appearance, 'density'> {
  /** A BCP 47 tag. The browser's when left out. */
  readonly language?: string;
}

export interface ApplicationProviderProps {
  readonly defaults?: ApplicationDefaults;
  /** The direction of the language where it is left out. */
  readonly direction?: 'ltr' | 'rtl';
  /** Shows the application in the language that the person has chosen. Loads the page again by default. */
  readonly onLanguageChange?: (language: string) => void;
  readonly children: ReactNode;
}

export interface PreferencesState {
  readonly preferences: Preferences;
  readonly defaults: ApplicationDefaults;
  /**
   * Takes effect at once, in this tab and in others, and is kept in this browser. A language takes
   * effect when the page is loaded again.
   */
  readonly change: (change: Partial<Preferences>) => void;
  readonly onLanguageChange: (language: string) => void;
}

/** Null where there is no ApplicationProvider. */
export const PreferencesContext = createContext<PreferencesState | null>(null);

/** Carries what the whole application follows: the person's preferences and the direction of reading. */
export function ApplicationProvider({
  defaults = standardDefaults,
  direction = directionOf(messageLanguage().language),
  onLanguageChange = loadAgain,
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
      onLanguageChange,
    }),
    [preferences, defaults, onLanguageChange],
  );
  const { locale = defaults.locale ?? languageFormat(), timeZone = defaults.timeZone } =
    preferences;
  // Messages and labels below write numbers and times as values are written.
  const { format, timeZone: zone } = messageLanguage();
  if (format !== locale || zone !== timeZone) {
    setMessageLanguage({ ...messageLanguage(), format: locale, timeZone });
  }
  return (
    <PreferencesContext value={state}>
      <ValueFormatProvider locale={locale} timeZone={timeZone} impliedYear={defaults.impliedYear}>
        <DirectionProvider direction={direction}>{children}</DirectionProvider>
      </ValueFormatProvider>
    </PreferencesContext>
  );
}

const standardDefaults: ApplicationDefaults = {};
const loadAgain = () => window.location.reload();

/** Values are written as the browser does, unless the person reads another of the product's languages. */
function languageFormat(): string {
  const { language, offered } = messageLanguage();
  return browserLanguages().find((tag) => chooseLanguage([tag], offered) === language) ?? language;
}

/** @throws Error outside an ApplicationProvider. */
export function usePreferences(): PreferencesState {
  const state = use(PreferencesContext);
  if (state === null) throw new Error('There is no <ApplicationProvider> around this component.');
  return state;
}
