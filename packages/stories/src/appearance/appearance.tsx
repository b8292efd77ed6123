import {
  chooseLanguage,
  directionOf,
  loadLanguage,
  messageLanguage,
  type MessageOverrides,
  pseudoLanguage,
} from '@ninefold/messages';
import { UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { applyAppearance, type Appearance } from '@ninefold/ui/tokens';
import { ApplicationProvider } from '@ninefold/ui/provider';
import type { Decorator, Preview } from '@storybook/react-vite';
import { useInsertionEffect, useLayoutEffect, useMemo, useRef, type ReactNode } from 'react';

/** The direction of text, and the language with its formats; where empty, English and the story's formats. */
interface Reading {
  readonly direction: 'ltr' | 'rtl';
  readonly locale: string;
}

/** Loads the messages of the toolbar's language, with a team's, before a story renders. */
export async function loadStoryLanguage(
  { locale }: Readonly<Record<string, unknown>>,
  overrides: MessageOverrides = {},
): Promise<void> {
  await loadLanguage(chooseLanguage([locale as string]), {
    overrides,
    parts: ['first', 'rest', 'specification'],
  });
}

/** The choices of the toolbar. */
export const appearanceGlobals: NonNullable<Preview['globalTypes']> = {
  theme: choice('Theme', 'circlehollow', { light: 'Light', dark: 'Dark' }),
  contrast: choice('Contrast', 'contrast', {
    standard: 'Standard contrast',
    more: 'More contrast',
  }),
  density: choice('Density', 'component', {
    standard: 'Standard',
    comfortable: 'Comfortable',
    compact: 'Compact',
  }),
  direction: choice('Direction', 'transfer', { ltr: 'Left to right', rtl: 'Right to left' }),
  locale: choice('Language and region', 'globe', {
    '': 'English, the story’s own formats',
    'en-GB': 'English (United Kingdom)',
    'en-US': 'English (United States)',
    'de-DE': 'Deutsch',
    'ar-EG': 'العربية',
    'fr-FR': 'English, French formats',
    'ja-JP': 'English, Japanese formats',
    [pseudoLanguage]: 'Pseudo-locale',
  }),
  network: choice('Network', 'lightning', {
    fast: 'Fast network',
    slow: 'Slow network',
    offline: 'Offline',
    failing: 'Failing network',
  }),
};

type Icon = 'circlehollow' | 'contrast' | 'component' | 'transfer' | 'globe' | 'lightning';

function choice(title: string, icon: Icon, values: Readonly<Record<string, string>>) {
  const items = Object.entries(values).map(([value, title]) => ({ value, title }));
  return { description: title, toolbar: { title, icon, items, dynamicTitle: true } };
}

/** The appearance in pictures and tests, unless a story sets another. */
export const initialAppearance = {
  theme: 'light',
  contrast: 'standard',
  density: 'comfortable',
  direction: 'ltr',
  locale: '',
  network: 'fast',
} as const;

/** On a story's own page the whole document takes the look; among others in a docs page, its frame. */
export const withAppearance: Decorator = (Story, { globals, viewMode }) => {
  const { theme, contrast, density, direction, locale } = globals as Appearance & Reading;
  const { language } = messageLanguage();
  return (
    <Look
      key={language}
      theme={theme}
      contrast={contrast}
      density={density}
      direction={language === 'en' ? direction : directionOf(language)}
      locale={locale}
      framed={viewMode === 'docs'}
    >
      <Story />
    </Look>
  );
};

/** Chooses a language in the toolbar, as its person would. */
function showLanguage(locale: string): void {
  addons.getChannel().emit(UPDATE_GLOBALS, { globals: { locale } });
}

function Look({
  theme,
  contrast,
  density,
  direction,
  locale,
  framed,
  children,
}: Appearance &
  Reading & {
    readonly framed: boolean;
    readonly children: ReactNode;
  }) {
  const frame = useRef<HTMLDivElement>(null);
  const lang = locale === '' ? undefined : locale;
  // Before any layout effect of the story, which may measure.
  useInsertionEffect(() => {
    if (framed) return;
    const { documentElement } = document;
    documentElement.dir = direction;
    documentElement.lang = lang ?? 'en';
    applyAppearance({ theme, contrast, density }, documentElement);
  }, [theme, contrast, density, direction, lang, framed]);
  useLayoutEffect(() => {
    if (frame.current) applyAppearance({ theme, contrast, density }, frame.current);
  }, [theme, contrast, density]);
  const format = useMemo(() => ({ locale: lang }), [lang]);
  return (
    <ApplicationProvider direction={direction} defaults={format} onLanguageChange={showLanguage}>
      {framed ? (
        <div ref={frame} dir={direction} lang={lang} className="rounded-md bg-canvas p-6 text-ink">
          {children}
        </div>
      ) : (
        children
      )}
    </ApplicationProvider>
  );
}
