import { ArrowDown, ArrowDownUp, ArrowUp } from 'lucide-react';
import { Button } from '../../components/button/index.ts';
import {
  Menu,
  MenuContent,
  MenuGroup,
  MenuRadioGroup,
  MenuRadioItem,
  MenuSeparator,
  MenuTrigger,
} from '../../components/menu/index.ts';
import { richText, tag } from '../../rich-text.ts';
import { sortMenuMessages } from './messages.ts';
import type { SortMenuProps } from './record-list-props.ts';

const arrows = { ascending: ArrowUp, descending: ArrowDown };

export function SortMenu(props: SortMenuProps) {
  const { fields, sort, onSortChange, className } = props;
  const [key] = sort;
  const field = fields.find((field) => field.name === key?.field);
  const Arrow = key === undefined ? ArrowDownUp : arrows[key.direction];
  return (
    <Menu>
      <MenuTrigger asChild>
        <Button size="small" className={className} end={<Arrow aria-hidden="true" />}>
          {field === undefined
            ? sortMenuMessages.unsorted
            : richText(
                sortMenuMessages.sorted.parts({
                  field: field.label,
                  direction: key?.direction ?? 'ascending',
                  hidden: tag('span', { className: 'sr-only' }),
                }),
              )}
        </Button>
      </MenuTrigger>
      <MenuContent align="start">
        <MenuGroup label={sortMenuMessages.sortBy}>
          <MenuRadioGroup
            aria-label={sortMenuMessages.sortBy}
            value={key?.field}
            onValueChange={(name) =>
              onSortChange([{ field: name, direction: key?.direction ?? 'ascending' }])
            }
          >
            {fields.map((field) => (
              <MenuRadioItem key={field.name} value={field.name}>
                {field.label}
              </MenuRadioItem>
            ))}
          </MenuRadioGroup>
        </MenuGroup>
        {key !== undefined && (
          <>
            <MenuSeparator />
            <MenuRadioGroup
              aria-label={sortMenuMessages.sortBy}
              value={key.direction}
              onValueChange={(direction) =>
                onSortChange([
                  {
                    field: key.field,
                    direction: direction === 'descending' ? 'descending' : 'ascending',
                  },
                ])
              }
            >
              <MenuRadioItem value="ascending">{sortMenuMessages.ascending}</MenuRadioItem>
              <MenuRadioItem value="descending">{sortMenuMessages.descending}</MenuRadioItem>
            </MenuRadioGroup>
          </>
        )}
      </MenuContent>
    </Menu>
  );
}
