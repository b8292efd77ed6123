import type { FrameSearch, NavigationGroup } from '@ninefold/ui/patterns/app-frame';
import { useLocation } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { deferred } from '../../application/index.ts';
import type { PaletteProps } from './palette.tsx';
import { typedAhead } from './typed-ahead.ts';

const shortcut = 'Mod+K';

const load = () => import('./palette.tsx');
const Palette = deferred(load, 'Palette');

/** Ahead of the press; where it fails now, the press says so. */
const preload = () => {
  load().catch(() => undefined);
};

interface Opened {
  readonly at: string;
  readonly takeTyped: () => string;
}

/**
 * Returns the way to the command palette, and the palette itself once it is open. It is loaded when it
 * is first opened.
 *
 * @param navigation The places that the person can go to.
 */
export function useCommandPalette(navigation: readonly NavigationGroup[]): {
  readonly search: FrameSearch;
  readonly palette: ReactNode;
} {
  // It is in the first load, and what it draws is cheaper than what would remember it.
  'use no memo';
  const { href } = useLocation();
  const [opened, setOpened] = useState<Opened>();
  return {
    search: {
      shortcut,
      onOpen: () => {
        if (opened?.at !== href) setOpened({ at: href, takeTyped: typedAhead() });
      },
      onPreload: preload,
    },
    // Going elsewhere closes it.
    palette: opened?.at === href && (
      <OpenPalette
        shortcut={shortcut}
        navigation={navigation}
        takeTyped={opened.takeTyped}
        onClose={() => setOpened(undefined)}
      />
    ),
  };
}

/** The palette, or until it is loaded nothing. */
function OpenPalette(props: PaletteProps) {
  'use no memo';
  const { takeTyped } = props;
  useEffect(
    () => () => {
      takeTyped();
    },
    [takeTyped],
  );
  return <Palette {...props} />;
}
