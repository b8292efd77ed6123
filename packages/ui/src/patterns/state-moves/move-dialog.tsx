import { ArrowRight } from 'lucide-react';
import { useRef } from 'react';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
} from '../../components/dialog/index.ts';
import { StatusBadge } from '../../components/status-badge/index.ts';
import { RecordForm, type RecordChanges } from '../record-form/index.ts';
import type { FieldOption } from '../shapes.ts';
import type { StateMove, StateMovesLabels, StateMovesProps } from './state-moves-props.ts';

export interface MoveDialogProps extends Pick<
  StateMovesProps,
  'title' | 'validate' | 'searchRecords'
> {
  readonly move: StateMove;
  readonly from: FieldOption;
  readonly labels: StateMovesLabels;
  readonly onMove: (entered: RecordChanges) => ReturnType<StateMovesProps['onMove']>;
  readonly onClose: () => void;
}

/** Asks for what a move needs, or whether it is meant, and stays until it is made. */
export function MoveDialog({ move, from, labels, onMove, onClose, ...props }: MoveDialogProps) {
  const busy = useRef(false);
  // Closed meanwhile, there would be nowhere to say what was refused.
  const close = () => {
    if (!busy.current) onClose();
  };
  return (
    <Dialog open onOpenChange={(open) => !open && close()}>
      <DialogContent
        size="small"
        data-slot="move-dialog"
        onInteractOutside={(event) => {
          // The answer to a "why?" asked in here lies outside.
          const { target } = event;
          if (target instanceof Element && target.closest('[data-why-window]')) {
            event.preventDefault();
          }
        }}
      >
        <DialogHeader>
          <DialogTitle>{labels.question(move.label, props.title)}</DialogTitle>
          <DialogDescription asChild>
            <div className="flex flex-wrap items-center gap-2">
              <State option={from} />
              <ArrowRight aria-hidden="true" className="size-4 rtl:-scale-x-100" />
              <State option={move.to} />
              {move.final && <span>{labels.final(move.to.label)}</span>}
            </div>
          </DialogDescription>
        </DialogHeader>
        <RecordForm
          label={move.label}
          className="overflow-clip rounded-b-[inherit]"
          mode="create"
          // Its input may be loaded after the dialog has opened.
          focusFirst
          fields={move.asks.map((field) => ({ ...field, required: true, hasDefault: false }))}
          validate={props.validate}
          searchRecords={props.searchRecords}
          labels={{
            submit: move.label,
            submitting: labels.moving,
            cancel: labels.cancel,
            failed: labels.failed,
          }}
          onCancel={close}
          onSubmit={async (entered) => {
            busy.current = true;
            const errors = await onMove(entered).finally(() => (busy.current = false));
            if (errors && errors.length > 0) return errors;
            onClose();
            return undefined;
          }}
        />
      </DialogContent>
    </Dialog>
  );
}

function State({ option }: { readonly option: FieldOption }) {
  return <StatusBadge tone={option.tone ?? 'neutral'}>{option.label}</StatusBadge>;
}
