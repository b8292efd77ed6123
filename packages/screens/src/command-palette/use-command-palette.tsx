import { loadMessages } from '@ninefold/messages';
import { useToast } from '@ninefold/ui/components/toast';
import type { FrameSearch, NavigationGroup } from '@ninefold/ui/patterns/app-frame';
import { useLocation, useRouter } from '@tanstack/react-router';
import { type FunctionComponent, type ReactNode, useRef, useState } from 'react';
import { openPaletteMessages } from './open-messages.ts';
import type { PaletteProps } from './palette.tsx';
import { typedAhead } from './typed-ahead.ts';

const shortcut = 'Mod+K';

const load = async () => {
  const [{ Palette }] = await Promise.all([import('./palette.tsx'), loadMessages('rest')]);
  return Palette;
};

/** Ahead of the press; where it fails now, the press says so. */
const preload = () => {
  load().catch(() => undefined);
};

interface Opened {
  readonly at: string;
  readonly Palette: FunctionComponent<PaletteProps>;
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
  const { href } = useLocation();
  const router = useRouter();
  const toast = useToast();
  const [opened, setOpened] = useState<Opened>();
  const isLoading = useRef(false);
  const open = async () => {
    if (isLoading.current) return;
    isLoading.current = true;
    const takeTyped = typedAhead();
    try {
      const Palette = await load();
      setOpened({ at: router.state.location.href, Palette, takeTyped });
    } catch {
      takeTyped();
      toast.show({ tone: 'danger', title: openPaletteMessages.failed });
    }
    isLoading.current = false;
  };
  return {
    search: { shortcut, onOpen: () => void open(), onPreload: preload },
    // Going elsewhere closes it.
    palette: opened?.at === href && (
      <opened.Palette
        shortcut={shortcut}
        navigation={navigation}
        takeTyped={opened.takeTyped}
        onClose={() => setOpened(undefined)}
      />
    ),
  };
}
