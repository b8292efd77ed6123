import type { ListPanel } from '@ninefold/ui/patterns/record-list';
import { useMediaQuery } from '@ninefold/ui/patterns/use-media-query';
import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { panelOf, withPanel } from '../../addresses/index.ts';
import { useVisitedAddresses } from '../../navigation/index.ts';

/** The width from which a list has room for a record beside it: Tailwind's `lg`. */
const roomy = '(min-width: 64rem)';

/**
 * Returns which record is open beside the list, from its address. Undefined in a window that is too narrow for one.
 *
 * @param search The part of the address behind `?`.
 */
export function useListPanel(search: string): ListPanel | undefined {
  const { history } = useRouter();
  const visited = useVisitedAddresses();
  const isOffered = useMediaQuery(roomy);
  const onChange = useCallback(
    (id: string | undefined) => {
      const { href, search: before } = history.location;
      const isOpen = panelOf(before) !== undefined;
      const next = withPanel(href, id);
      if (next === href) return;
      if (id !== undefined) history[isOpen ? 'replace' : 'push'](next);
      // Where it was opened from the list, going back closes it.
      else if (visited.previous() === next) history.back();
      else history.replace(next);
    },
    [history, visited],
  );
  return isOffered ? { id: panelOf(search), onChange } : undefined;
}
