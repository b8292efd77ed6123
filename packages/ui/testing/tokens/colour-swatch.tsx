import { useLayoutEffect, useRef, useState } from 'react';
import { contrastRatio } from '../../src/tokens/build/contrast.ts';
import { cssColor } from '../../src/tokens/build/css-value.ts';
import type { ColorValue, Token } from '../../src/tokens/build/format.ts';
import { colorPairs } from '../../src/tokens/build/contrast-report.ts';
import { themeTokens, type Theme } from '../../src/tokens/build/themes.ts';

/** One colour: how it looks, its name and value, what it is for, and its contrasts. */
export function ColourSwatch({
  name,
  token,
  theme,
}: {
  readonly name: string;
  readonly token: Token;
  readonly theme: Theme;
}) {
  if (token.type !== 'color') return null;
  const pairs = colorPairs.filter(({ front }) => front === name);
  const lowest = Math.min(...pairs.map(({ front, back }) => ratio(theme, front, back)));
  return (
    <li className="flex min-w-0 items-center gap-3">
      <span
        className="size-10 shrink-0 rounded-md border border-line-strong"
        style={{ background: `var(--ninefold-color-${name})` }}
      />
      <span className="min-w-0">
        <span className="block font-medium">{name}</span>
        <span className="block text-sm text-ink-muted">{token.description}</span>
        <span className="block text-xs text-ink-subtle tabular-nums">
          {cssColor(token.value)}
          {pairs.length > 0 && ` · contrast at least ${lowest.toFixed(1)}`}
        </span>
      </span>
    </li>
  );
}

function ratio(theme: Theme, front: string, back: string): number {
  return contrastRatio(colour(theme, front), colour(theme, back));
}

function colour(theme: Theme, name: string): ColorValue {
  const token = themeTokens(theme).get(`color-${name}`);
  if (token?.type !== 'color') throw new Error(`There is no colour ${name} in the theme ${theme}.`);
  return token.value;
}

/** The theme that the surroundings show. */
export function useShownTheme(): [(element: HTMLElement | null) => void, Theme] {
  const element = useRef<HTMLElement | null>(null);
  const [theme, setTheme] = useState<Theme>('light');
  useLayoutEffect(() => {
    const read = (): void => {
      const around = element.current?.closest<HTMLElement>('[data-theme]')?.dataset;
      const base = around?.['theme'] === 'dark' ? 'dark' : 'light';
      setTheme(around?.['contrast'] === 'more' ? `${base}-more-contrast` : base);
    };
    read();
    const observer = new MutationObserver(read);
    observer.observe(document.documentElement, { attributes: true });
    return () => observer.disconnect();
  }, []);
  return [
    (found) => {
      element.current = found;
    },
    theme,
  ];
}
