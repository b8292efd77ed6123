import type { ComponentProps, MouseEvent } from 'react';
import { useNavigation } from './navigation-provider.tsx';

export interface RouteLinkProps extends ComponentProps<'a'> {
  readonly href: string;
}

/**
 * A link within the application: a real one, so that it can be copied and
 * opened in a new tab, which on a plain click goes through the router.
 */
export function RouteLink({ href, onClick, onPointerEnter, onFocus, ...rest }: RouteLinkProps) {
  const navigation = useNavigation();
  const preload = () => navigation?.preload?.(href);
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (navigation === undefined || !isPlainClick(event)) return;
        event.preventDefault();
        navigation.navigate(href);
      }}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        preload();
      }}
      onFocus={(event) => {
        onFocus?.(event);
        preload();
      }}
    />
  );
}

/** Not one that asks the browser for a new tab, a window or a download. */
function isPlainClick(event: MouseEvent<HTMLAnchorElement>): boolean {
  if (event.defaultPrevented || event.button !== 0) return false;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false;
  const { target } = event.currentTarget;
  return (target === '' || target === '_self') && !event.currentTarget.hasAttribute('download');
}
