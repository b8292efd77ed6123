import type { CustomCellModule } from '@ninefold/specification/declaration';
import type { KindDisplayProps } from '@ninefold/ui/shapes';
import { CatchBoundary } from '@tanstack/react-router';
import { type ComponentType, useCallback } from 'react';
import type { CustomCell } from './define-cell.ts';
import { PlainValue } from './plain-value.tsx';

/**
 * Loads a display that the team wrote. Screen readers and the clipboard have the value as usual, and where the display
 * fails, everybody.
 */
export async function customCell(
  load: () => Promise<CustomCellModule>,
): Promise<ComponentType<KindDisplayProps>> {
  // `defineCell` made it.
  const { component: Shown } = (await load()) as CustomCell;
  return function CustomValue(props) {
    const showPlain = useCallback(() => <PlainValue {...props} />, [props]);
    const { field, value, link, place } = props;
    if (value === null || value === undefined) return <PlainValue {...props} />;
    const option = field.options?.find((each) => each.value === value);
    return (
      <CatchBoundary getResetKey={() => JSON.stringify(value)} errorComponent={showPlain}>
        <span inert aria-hidden="true" data-slot="custom-display" className="select-none">
          <Shown
            value={value}
            label={link?.label ?? option?.label}
            tone={option?.tone}
            place={place === 'detail' ? 'detail' : 'cell'}
          />
        </span>
        <span className="sr-only">
          {/* In a cell no text has links, which would take the focus where nothing is seen. */}
          <PlainValue {...props} place="cell" link={link && { label: link.label }} />
        </span>
      </CatchBoundary>
    );
  };
}
