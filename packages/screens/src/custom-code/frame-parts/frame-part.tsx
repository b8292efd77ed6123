import type { FramePlace } from '@ninefold/specification/declaration';
import { queryOptions, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { CatchBoundary, useLocation } from '@tanstack/react-router';
import { Suspense } from 'react';
import { loadCode } from '../../application/index.ts';
import { useEntitySpecification, useScreen } from '../../screen-context/index.ts';
import { CustomCode } from '../index.ts';
import type { CustomFramePart } from './define-frame-part.ts';

export interface FramePartProps {
  readonly place: FramePlace;
}

/** A team's piece of the frame. While it loads, and where it fails, nothing is in its place: the frame stays. */
export function FramePart({ place }: FramePartProps) {
  const { href } = useLocation();
  const queries = useQueryClient();
  const queryKey = ['frame part', place];
  return (
    <CatchBoundary
      // The next screen tries again.
      getResetKey={() => href}
      errorComponent={Nothing}
      onCatch={() => queries.removeQueries({ queryKey })}
    >
      <Suspense>
        <Loaded place={place} />
      </Suspense>
    </CatchBoundary>
  );
}

const Nothing = () => null;

function Loaded({ place }: FramePartProps) {
  const { declaration } = useScreen().overview;
  const declared = declaration.screens?.frame?.[place];
  const { data: part } = useSuspenseQuery(
    queryOptions({
      queryKey: ['frame part', place],
      staleTime: Infinity,
      gcTime: Infinity,
      queryFn: async () => {
        // `defineFramePart` made it. The declaration's types know no React.
        return declared === undefined ? null : ((await loadCode(declared.part)) as CustomFramePart);
      },
    }),
  );
  const loaded = useEntitySpecification(declared?.entities ?? []);
  if (part === null) return null;
  return (
    <CustomCode at={`screens.frame.${place}`} loaded={loaded}>
      <part.component />
    </CustomCode>
  );
}
