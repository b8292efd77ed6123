import { entityPath } from '@ninefold/specification';
import { useMatch } from '@tanstack/react-router';
import { deferred } from '../application/index.ts';
import { entityScreen, type EntityScreenProps } from '../failures/index.ts';
import { ListOfAddress } from './list-of-address.tsx';
import type { ListPart } from './list-part-props.ts';
import { useListPanel } from './panel/index.ts';
import { useSearchAt } from './use-list-address.ts';

const RecordPanel = deferred(() => import('./panel/record-panel.tsx'), 'RecordPanel');
const WriteOnlyList = deferred(() => import('./write-only-list.tsx'), 'WriteOnlyList');

export const ListScreen = entityScreen(EntityListScreen);

export interface EntityListScreenProps extends EntityScreenProps {
  readonly part?: ListPart | undefined;
}

/** The list of an entity, with the record that is open beside it. */
export function EntityListScreen(props: EntityListScreenProps) {
  const { entity } = props;
  return entity.grants.select ? <ListAtPath {...props} /> : <WriteOnlyList entity={entity} />;
}

function ListAtPath({ entity, part }: EntityListScreenProps) {
  const path = useMatch({ strict: false, select: ({ pathname }) => pathname });
  const search = useSearchAt(path);
  const panel = useListPanel(search);
  const isOpen = panel?.id !== undefined;
  return (
    // The list is the same with and without a record beside it: it keeps its place and its focus.
    <div className={isOpen ? 'flex min-h-0 flex-1' : 'contents'}>
      <div className={isOpen ? 'flex min-w-0 flex-1 flex-col print:hidden' : 'contents'}>
        <ListOfAddress
          entity={entity}
          place={{ path: entityPath(entity), search }}
          part={part}
          panel={panel}
        />
      </div>
      {isOpen && (
        <RecordPanel entity={entity} id={panel.id} onClose={() => panel.onChange(undefined)} />
      )}
    </div>
  );
}
