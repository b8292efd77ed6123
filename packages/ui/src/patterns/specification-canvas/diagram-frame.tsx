import type { ReactNode } from 'react';
import { InlineMessage } from '../../components/inline-message/index.ts';
import { Loading, Skeleton } from '../../components/skeleton/index.ts';
import type { LaidOut } from './lay-out.ts';
import { Meanwhile } from './meanwhile.tsx';

export interface DiagramFrameProps {
  readonly laidOut: LaidOut | 'failed' | undefined;
  /** In pixels, so that nothing jumps when it is drawn. */
  readonly height: number;
  readonly loading: string;
  readonly failed: string;
  /** What says the same and is there at once: read until the diagram comes, and where it never does. */
  readonly instead?: ReactNode;
  readonly children: (laidOut: LaidOut) => ReactNode;
}

/** A diagram once it is laid out; before, its place; without, why. */
export function DiagramFrame(props: DiagramFrameProps) {
  const { laidOut, height, loading, failed, instead, children } = props;
  const blockSize = `min(${height}px, 75dvh)`;
  if (laidOut === 'failed') {
    return (
      <>
        <InlineMessage tone="warning">{failed}</InlineMessage>
        {instead}
      </>
    );
  }
  if (instead !== undefined) {
    return (
      <Meanwhile instead={instead} waiting={loading} blockSize={blockSize}>
        {laidOut === undefined ? undefined : children(laidOut)}
      </Meanwhile>
    );
  }
  if (laidOut !== undefined) return children(laidOut);
  return (
    <Loading label={loading}>
      <Skeleton shape="block" style={{ blockSize }} className="rounded-lg" />
    </Loading>
  );
}
