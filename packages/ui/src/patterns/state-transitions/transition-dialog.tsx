import { ArrowRight } from 'lucide-react';
import { useRef } from 'react';
import { StatusBadge } from '../../components/status-badge/index.ts';
import { RecordForm, type RecordChanges } from '../record-form/index.ts';
import type { FieldOption } from '../../shapes/index.ts';
import { TaskDialog } from '../task-dialog.tsx';
import { stateTransitionsMessages } from './messages.ts';
import type { AvailableTransition, StateTransitionsProps } from './state-transitions-props.ts';

export interface TransitionDialogProps extends Pick<
  StateTransitionsProps,
  'title' | 'validateOf' | 'searchRecords'
> {
  readonly transition: AvailableTransition;
  readonly from: FieldOption;
  readonly onTransition: (
    entered: RecordChanges,
  ) => ReturnType<StateTransitionsProps['onTransition']>;
  readonly onClose: () => void;
}

/** Asks for required fields or confirmation, and stays open until the transition is saved. */
export function TransitionDialog({
  transition,
  from,
  onTransition,
  onClose,
  ...props
}: TransitionDialogProps) {
  const busy = useRef(false);
  // A closed dialog couldn't show errors.
  const close = () => {
    if (!busy.current) onClose();
  };
  return (
    <TaskDialog
      size="small"
      data-slot="transition-dialog"
      title={stateTransitionsMessages.question({
        transition: transition.label,
        title: props.title,
      })}
      description={
        <span className="flex flex-wrap items-center gap-2">
          <State option={from} />
          <ArrowRight aria-hidden="true" className="size-4 rtl:-scale-x-100" />
          <State option={transition.to} />
          {transition.final && (
            <span>{stateTransitionsMessages.final({ state: transition.to.label })}</span>
          )}
        </span>
      }
      onClose={close}
    >
      <RecordForm
        label={transition.label}
        texts={{ submit: transition.label }}
        className="overflow-clip rounded-b-[inherit]"
        mode="create"
        // Its input may be loaded after the dialog has opened.
        focusFirst
        fields={transition.requiredFields.map((field) => ({
          ...field,
          required: true,
          hasDefault: false,
        }))}
        validate={props.validateOf?.(transition)}
        searchRecords={props.searchRecords}
        onCancel={close}
        onSubmit={async (entered) => {
          busy.current = true;
          const errors = await onTransition(entered).finally(() => (busy.current = false));
          if (errors && errors.length > 0) return errors;
          onClose();
          return undefined;
        }}
      />
    </TaskDialog>
  );
}

function State({ option }: { readonly option: FieldOption }) {
  return <StatusBadge tone={option.tone ?? 'neutral'}>{option.label}</StatusBadge>;
}
