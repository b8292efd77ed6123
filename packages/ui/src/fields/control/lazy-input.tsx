import {
  Component,
  lazy,
  Suspense,
  useState,
  type ComponentType,
  type LazyExoticComponent,
  type ReactNode,
} from 'react';
import { Button } from '../../components/button/index.ts';
import { InlineMessage } from '../../components/inline-message/index.ts';
import { Skeleton } from '../../components/skeleton/index.ts';
import type { FieldInputProps } from '../../shapes/index.ts';
import { fieldInputMessages } from './messages.ts';

type Input = ComponentType<FieldInputProps>;

/** An input whose code can be loaded before a field needs it. */
export type LazyInput = Input & { readonly preload: () => Promise<unknown> };

/** Loads an input with the first field that needs it; where that fails, it can be retried. */
export function lazyInput(load: () => Promise<Input>): LazyInput {
  const start = (): LazyExoticComponent<Input> => lazy(async () => ({ default: await load() }));
  // Shared by the fields of a kind: a retry loads it for those that come later too.
  let shared = start();
  function OnDemand(props: FieldInputProps) {
    const [Loaded, setLoaded] = useState(() => shared);
    const [focused] = useState(() => (props.autoFocus === true ? document.activeElement : null));
    const retry = (): void => {
      // A component that failed to load stays so.
      shared = start();
      setLoaded(() => shared);
    };
    return (
      <InputBoundary onRetry={retry}>
        <Suspense fallback={<Skeleton shape="block" className="h-control" />}>
          <Arrived {...props} input={Loaded} focused={focused} />
        </Suspense>
      </InputBoundary>
    );
  }
  return Object.assign(OnDemand, { preload: load });
}

interface ArrivedProps extends FieldInputProps {
  readonly input: Input;
  /** What had the focus when the input was asked for. */
  readonly focused: Element | null;
}

/**
 * Leaves the focus where it is, if it has moved within a form while this one was loaded: a person has gone on to
 * another input, or reads the summary of what couldn't be saved.
 */
function Arrived({ input: Loaded, focused, ...props }: ArrivedProps) {
  const [autoFocus] = useState(() => {
    if (props.autoFocus !== true) return false;
    const { activeElement } = document;
    return activeElement === focused || activeElement?.matches(isInUse) !== true;
  });
  // oxlint-disable-next-line jsx-a11y/no-autofocus -- the form decides which field has the focus
  return <Loaded {...props} autoFocus={autoFocus} />;
}

const isInUse = 'form *, input, textarea, select, [contenteditable=true]';

interface InputBoundaryProps {
  /** Called before the input renders again. */
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

/**
 * Keeps an input that fails from taking down its form, with everything typed there: its code may
 * not have loaded, because the connection was gone.
 */
class InputBoundary extends Component<InputBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true };
  }

  readonly retry = (): void => {
    this.props.onRetry();
    this.setState({ failed: false });
  };

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return <LoadFailed onRetry={this.retry} />;
  }
}

function LoadFailed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div className="flex min-h-control flex-wrap items-center gap-2">
      <InlineMessage tone="danger" role="alert">
        {fieldInputMessages.loadFailed}
      </InlineMessage>
      <Button size="small" onClick={onRetry}>
        {fieldInputMessages.retry}
      </Button>
    </div>
  );
}
