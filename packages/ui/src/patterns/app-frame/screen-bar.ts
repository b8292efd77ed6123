import { createContext } from 'react';

/** The place in a phone's top bar for a screen's title and first action; null outside of an AppFrame. */
export const ScreenBarContext = createContext<HTMLElement | null>(null);
