import { ChevronDown, ChevronUp } from 'lucide-react';
import { ButtonGroup } from '../../components/button-group/index.ts';
import { IconButton } from '../../components/icon-button/index.ts';
import type { RecordPage } from '../../shapes/index.ts';
import { useScreenActions, useShownShortcut } from '../screen-actions/index.ts';
import { neighboursMessages } from './messages.ts';

export interface NeighboursProps {
  /** The record's place in its list, from 1. */
  readonly place: number;
  readonly total: RecordPage['total'];
  /** Undefined at the list's start. */
  readonly onPrevious?: () => unknown;
  /** Undefined at the list's end. */
  readonly onNext?: () => unknown;
}

/** Leads from a record to the ones before and after it in its list, by its buttons or by K and J. */
export function Neighbours({ place, total, onPrevious, onNext }: NeighboursProps) {
  const steps = [
    {
      id: 'previous record',
      label: neighboursMessages.previous,
      shortcut: 'K',
      onSelect: onPrevious && (() => void onPrevious()),
      disabledReason: onPrevious === undefined ? neighboursMessages.first : undefined,
      icon: <ChevronUp aria-hidden="true" />,
    },
    {
      id: 'next record',
      label: neighboursMessages.next,
      shortcut: 'J',
      onSelect: onNext && (() => void onNext()),
      disabledReason: onNext === undefined ? neighboursMessages.last : undefined,
      icon: <ChevronDown aria-hidden="true" />,
    },
  ];
  useScreenActions(steps);
  const shown = useShownShortcut();
  return (
    <div data-slot="neighbours" className="flex items-center gap-2">
      <span className="text-sm whitespace-nowrap text-ink-subtle tabular-nums max-sm:sr-only">
        {placeWords(place, total)}
      </span>
      <ButtonGroup label={neighboursMessages.group}>
        {steps.map(({ id, label, shortcut, onSelect, disabledReason, icon }) => (
          <IconButton
            key={id}
            variant="secondary"
            label={label}
            aria-keyshortcuts={shown(shortcut)}
            disabledReason={disabledReason}
            onClick={onSelect}
          >
            {icon}
          </IconButton>
        ))}
      </ButtonGroup>
    </div>
  );
}

function placeWords(place: number, total: RecordPage['total']): string {
  if (total === null) return neighboursMessages.place({ place });
  const { placeOf, placeOfAbout } = neighboursMessages;
  return (total.exact ? placeOf : placeOfAbout)({ place, total: total.count });
}
