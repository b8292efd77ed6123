import { Component, type ReactNode } from 'react';
import { Button } from '../../components/button/index.ts';
import { InlineMessage } from '../../components/inline-message/index.ts';
import { useLabels } from '../../labels/index.ts';
import { fieldInputLabels } from './labels.ts';

export interface InputBoundaryProps {
  /** Called before the input renders again. */
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

/**
 * Keeps an input that fails from taking down its form, with everything typed there: its code may
 * not have loaded, because the connection was gone.
 */
export class InputBoundary extends Component<InputBoundaryProps, { readonly failed: boolean }> {
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
  const labels = useLabels(fieldInputLabels);
  return (
    <div className="flex min-h-control flex-wrap items-center gap-2">
      <InlineMessage tone="danger" role="alert">
        {labels.loadFailed}
      </InlineMessage>
      <Button size="small" onClick={onRetry}>
        {labels.retry}
      </Button>
    </div>
  );
}
