import { isolate, messages } from '@ninefold/messages';
import { type Entity, entityName } from '@ninefold/specification';
import { IconButton } from '@ninefold/ui/components/icon-button';
import { Popover, PopoverContent, PopoverTrigger } from '@ninefold/ui/components/popover';

const aboutEntityMessages = messages('about-entity', {
  about: 'About {entities}',
});

/** A question mark beside the heading of a list, which opens the description of its entity. */
export function AboutEntity({ entity }: { readonly entity: Entity }) {
  const label = aboutEntityMessages.about(entityName(entity));
  return (
    <Popover>
      <PopoverTrigger asChild>
        <IconButton size="small" label={label} className="-ms-2 text-ink-subtle">
          <span aria-hidden="true">?</span>
        </IconButton>
      </PopoverTrigger>
      <PopoverContent aria-label={label} className="w-80">
        <p className="wrap-anywhere">{isolate(entity.description.value ?? '')}</p>
      </PopoverContent>
    </Popover>
  );
}
