import { entityId, entityName } from '@ninefold/specification';
import { question } from '@ninefold/specification/explain';
import { ScreenHeader } from '@ninefold/ui/patterns/app-frame';
import { WhyMark } from '@ninefold/ui/patterns/why';
import { deferred } from '../application/index.ts';
import { CreateButton, recordActionMessages } from '../record/record-actions/index.ts';
import { ListViews } from '../saved-views/index.ts';
import type { ListHeaderProps } from './list-part-props.ts';

const AboutEntity = deferred(() => import('./about-entity.tsx'), 'AboutEntity');

/** Heading of a list, with its saved views, its menu and its button for a new record. */
export function ListHeader({ entity, title, actions, views, menu }: ListHeaderProps) {
  // Rendered with the list, of which it is a small part.
  'use no memo';
  return (
    <>
      <title>{title}</title>
      <ScreenHeader
        title={
          <WhyMark why={question('entity', entityId(entity))} name={title}>
            {title}
          </WhyMark>
        }
        about={entity.description.value && <AboutEntity entity={entity} />}
        actions={
          <>
            <ListViews {...views} entity={entity} className="max-sm:hidden" />
            <div className="max-sm:hidden">{menu}</div>
            {actions}
            <CreateButton entity={entity}>
              {/* On a phone the heading needs the room of the words. */}
              <span aria-hidden="true" className="px-1 text-xl sm:hidden">
                +
              </span>
              <span className="max-sm:sr-only">
                {recordActionMessages.create(entityName(entity))}
              </span>
            </CreateButton>
          </>
        }
      />
      {/* On a phone, the heading has no room for them. */}
      <div className="mx-4 mt-2 flex min-h-control gap-2 sm:hidden">
        <div className="min-w-0 flex-1">
          <ListViews {...views} entity={entity} className="w-full max-w-none" />
        </div>
        {menu}
      </div>
    </>
  );
}
