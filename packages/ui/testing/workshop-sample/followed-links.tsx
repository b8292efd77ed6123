import { type ReactNode, useMemo } from 'react';
import { LinkNavigationProvider } from '../../src/components/link/index.ts';

export interface FollowedLinksProps {
  /** Called with the address of each link that is followed, instead of the browser. */
  readonly onFollow: (href: string) => void;
  readonly children: ReactNode;
}

/** Stands in for the application in stories: it follows every link to a place of the page. */
export function FollowedLinks({ onFollow, children }: FollowedLinksProps) {
  const navigation = useMemo(
    () => ({
      createHref: (address: string) => address,
      navigate(href: string) {
        const isWithin = href.startsWith('#');
        if (isWithin) onFollow(href);
        return isWithin;
      },
    }),
    [onFollow],
  );
  return <LinkNavigationProvider value={navigation}>{children}</LinkNavigationProvider>;
}
