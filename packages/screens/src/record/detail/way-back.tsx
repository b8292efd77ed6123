import { entityPath } from '@ninefold/specification';
import { useScreenActions } from '@ninefold/ui/patterns/screen-actions';
import { useRouter } from '@tanstack/react-router';
import { openingAddress } from '../../addresses/index.ts';
import type { EntityScreenProps } from '../../failures/index.ts';
import { useVisitedAddresses } from '../../navigation/index.ts';
import { useScreen } from '../../screen-context/index.ts';
import { detailScreenMessages } from './messages.ts';

/** On the screen of a record, Escape leads back to where it was opened from, or else to its list. */
export function WayBack({ entity }: EntityScreenProps) {
  const router = useRouter();
  const visited = useVisitedAddresses();
  const { roles } = useScreen();
  const list = visited.latestOf(entityPath(entity)) ?? openingAddress(entity, roles);
  useScreenActions([
    {
      id: 'back',
      label: detailScreenMessages.back,
      shortcut: 'Escape',
      onSelect: () =>
        router.history.canGoBack() ? router.history.back() : void router.navigate({ to: list }),
    },
  ]);
  return null;
}
