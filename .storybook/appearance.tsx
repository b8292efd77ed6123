import { applyAppearance, type Appearance } from '@ninefold/ui/tokens';
import { DirectionProvider } from '@ninefold/ui/components/direction';
import type { Decorator, Preview } from '@storybook/react-vite';
import { useLayoutEffect, useRef, type ReactNode } from 'react';

type Direction = 'ltr' | 'rtl';

/** What the toolbar offers. */
export const appearanceGlobals: NonNullable<Preview['globalTypes']> = {
  theme: choice('Theme', 'circlehollow', { light: 'Light', dark: 'Dark' }),
  contrast: choice('Contrast', 'contrast', {
    standard: 'Standard contrast',
    more: 'More contrast',
  }),
  density: choice('Density', 'component', { comfortable: 'Comfortable', compact: 'Compact' }),
  direction: choice('Direction', 'transfer', { ltr: 'Left to right', rtl: 'Right to left' }),
};

type Icon = 'circlehollow' | 'contrast' | 'component' | 'transfer';

function choice(title: string, icon: Icon, values: Readonly<Record<string, string>>) {
  const items = Object.entries(values).map(([value, title]) => ({ value, title }));
  return { description: title, toolbar: { title, icon, items, dynamicTitle: true } };
}

/** What pictures and tests see unless a story says otherwise. */
export const initialAppearance = {
  theme: 'light',
  contrast: 'standard',
  density: 'comfortable',
  direction: 'ltr',
} as const;

/** On a story's own page the whole document takes the look; among others in a docs page, its frame. */
export const withAppearance: Decorator = (Story, { globals, viewMode }) => {
  const { theme, contrast, density, direction } = globals as Appearance & { direction: Direction };
  return (
    <Look
      theme={theme}
      contrast={contrast}
      density={density}
      direction={direction}
      framed={viewMode === 'docs'}
    >
      <Story />
    </Look>
  );
};

function Look({
  theme,
  contrast,
  density,
  direction,
  framed,
  children,
}: Appearance & {
  readonly direction: Direction;
  readonly framed: boolean;
  readonly children: ReactNode;
}) {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const target = framed ? frame.current : document.documentElement;
    if (target === null) return;
    target.dir = direction;
    applyAppearance({ theme, contrast, density }, target);
  }, [theme, contrast, density, direction, framed]);
  return (
    <DirectionProvider direction={direction}>
      {framed ? (
        <div ref={frame} className="rounded-md bg-canvas p-6 text-ink">
          {children}
        </div>
      ) : (
        children
      )}
    </DirectionProvider>
  );
}
