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
import { useLabels } from '../../labels/index.ts';
import { sortMenuLabels } from './labels.ts';
import type { SortMenuProps } from './record-list-props.ts';

const arrows = { ascending: ArrowUp, descending: ArrowDown };

export function SortMenu(props: SortMenuProps) {
  const { fields, sort, onSortChange, className } = props;
  const labels = useLabels(sortMenuLabels);
  const [key] = sort;
  const field = fields.find((field) => field.name === key?.field);
  const Arrow = key === undefined ? ArrowDownUp : arrows[key.direction];
  return (
    <Menu>
      <MenuTrigger asChild>
        <Button size="small" className={className} end={<Arrow aria-hidden="true" />}>
          {field === undefined ? (
            labels.unsorted
          ) : (
            <>
              {field.label}
              <span className="sr-only">
                , {key?.direction === 'descending' ? labels.descending : labels.ascending}
              </span>
            </>
          )}
        </Button>
      </MenuTrigger>
      <MenuContent align="start">
        <MenuGroup label={labels.sortBy}>
          <MenuRadioGroup
            aria-label={labels.sortBy}
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
              aria-label={labels.sortBy}
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
              <MenuRadioItem value="ascending">{labels.ascending}</MenuRadioItem>
              <MenuRadioItem value="descending">{labels.descending}</MenuRadioItem>
            </MenuRadioGroup>
          </>
        )}
      </MenuContent>
    </Menu>
  );
}
