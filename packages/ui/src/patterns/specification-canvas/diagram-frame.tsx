import { InlineMessage } from '../../components/inline-message/index.ts';
import { Loading, Skeleton } from '../../components/skeleton/index.ts';
import type { ReactNode } from 'react';
import type { LaidOut } from './lay-out.ts';

export interface DiagramFrameProps {
  readonly laidOut: LaidOut | 'failed' | undefined;
  /** In pixels, so that nothing jumps when it is drawn. */
  readonly height: number;
  readonly loading: string;
  readonly failed: string;
  readonly children: (laidOut: LaidOut) => ReactNode;
}

/** A diagram once it is laid out; before, its place; without, why. */
export function DiagramFrame({ laidOut, height, loading, failed, children }: DiagramFrameProps) {
  if (laidOut === undefined) {
    return (
      <Loading label={loading}>
        <Skeleton
          shape="block"
          style={{ blockSize: `min(${height}px, 75dvh)` }}
          className="rounded-lg"
        />
      </Loading>
    );
  }
  if (laidOut === 'failed') return <InlineMessage tone="warning">{failed}</InlineMessage>;
  return children(laidOut);
}
