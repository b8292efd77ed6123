import { X } from 'lucide-react';
import { Button, Tag, TagGroup, TagList } from 'react-aria-components/TagGroup';
import { AriaLanguage } from '../aria-language/index.ts';
import { tagInputMessages } from './messages.ts';

export interface TagsProps {
  readonly 'aria-label': string | undefined;
  readonly 'aria-labelledby': string | undefined;
  readonly tags: readonly string[];
  /** Absent where tags can't be removed. */
  readonly onRemove: ((index: number) => void) | undefined;
}

/** The tags, one stop of the Tab key; the arrow keys move among them. */
export function Tags({ tags, onRemove, ...names }: TagsProps) {
  return (
    <AriaLanguage>
      <TagGroup
        {...names}
        className="contents"
        onRemove={
          onRemove &&
          ((keys) => {
            for (const key of keys) onRemove(Number(key));
          })
        }
      >
        <TagList
          data-slot="tag-input-list"
          className="flex max-w-full min-w-0 flex-wrap gap-1 outline-none"
        >
          {tags.map((tag, index) => (
            <Tag
              // The same tag may be there twice.
              key={index}
              id={index}
              data-slot="tag-input-tag"
              textValue={tag}
              className="flex max-w-full min-w-0 items-center rounded-sm border border-line-strong bg-sunken px-1.5 text-sm outline-offset-0 data-allows-removing:pe-0 data-focus-visible:outline-2 data-focus-visible:outline-focus forced-colors:data-focus-visible:outline-[Highlight]"
            >
              <span className="truncate">{tag}</span>
              {onRemove !== undefined && (
                <Button
                  slot="remove"
                  aria-label={tagInputMessages.removeTag}
                  className="grid size-6 shrink-0 place-items-center rounded-xs text-ink-subtle data-hovered:text-ink"
                >
                  <X aria-hidden="true" className="size-3.5" />
                </Button>
              )}
            </Tag>
          ))}
        </TagList>
      </TagGroup>
    </AriaLanguage>
  );
}
