import { entityPath } from '@ninefold/specification';
import { useMatch } from '@tanstack/react-router';
import { deferred } from '../application/index.ts';
import { entityScreen, type EntityScreenProps } from '../failures/index.ts';
import { ListOfAddress } from './list-of-address.tsx';
import { useSearchAt } from './use-list-address.ts';

const WriteOnlyList = deferred(() => import('./write-only-list.tsx'), 'WriteOnlyList');

export const ListScreen = entityScreen(({ entity }) =>
  entity.grants.select ? <ListAtPath entity={entity} /> : <WriteOnlyList entity={entity} />,
);

function ListAtPath({ entity }: EntityScreenProps) {
  const path = useMatch({ strict: false, select: ({ pathname }) => pathname });
  const search = useSearchAt(path);
  return <ListOfAddress entity={entity} place={{ path: entityPath(entity), search }} />;
}
