import { Component, type ReactNode } from 'react';
import { Button } from '../../components/button/index.ts';
import { InlineMessage } from '../../components/inline-message/index.ts';
import type { FieldInputLabels } from './input-props.ts';

export interface InputBoundaryProps {
  readonly labels: FieldInputLabels;
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
    const { labels, children } = this.props;
    if (!this.state.failed) return children;
    return (
      <div className="flex min-h-control flex-wrap items-center gap-2">
        <InlineMessage tone="danger" role="alert">
          {labels.loadFailed}
        </InlineMessage>
        <Button size="small" onClick={this.retry}>
          {labels.retry}
        </Button>
      </div>
    );
  }
}
