import { Eye } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { IconButton } from '../../components/icon-button/index.ts';
import { ariaShortcut } from '../../components/kbd/index.ts';
import { Popover, PopoverContent, PopoverTrigger } from '../../components/popover/index.ts';
import type { FieldDescriptor } from '../../shapes/index.ts';
import { fieldInputMessages } from '../control/index.ts';

const peekKeys = 'Alt+Shift+P';

/** Whether a key pressed in the picker shows its record. With Alt, its character depends on the keyboard. */
export function isPeekKey({ altKey, shiftKey, code }: KeyboardEvent): boolean {
  return altKey && shiftKey && code === 'KeyP';
}

interface PeekProps {
  readonly field: FieldDescriptor;
  /** Shows the chosen record. */
  readonly content: () => ReactNode;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** A button that shows the chosen record beside it, without leaving the form. */
export function Peek({ field, content, ...popover }: PeekProps) {
  const label = fieldInputMessages.peek({ field: field.label });
  return (
    <Popover {...popover}>
      <PopoverTrigger asChild>
        <IconButton label={label} title={label} aria-keyshortcuts={ariaShortcut(peekKeys)}>
          <Eye aria-hidden="true" />
        </IconButton>
      </PopoverTrigger>
      <PopoverContent aria-label={label} align="end">
        {content()}
      </PopoverContent>
    </Popover>
  );
}
