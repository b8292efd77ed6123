import { type ReactNode, useEffect } from 'react';

export interface FollowedLinksProps {
  /** Called with the address of each link that is followed, instead of the browser. */
  readonly onFollow: (href: string) => void;
  readonly children: ReactNode;
}

/** Stands in for the application in stories: it follows every link of the page. */
export function FollowedLinks({ onFollow, children }: FollowedLinksProps) {
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null;
      if (link === null || event.defaultPrevented) return;
      event.preventDefault();
      onFollow(link.getAttribute('href') ?? '');
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [onFollow]);
  return children;
}
