import type { CSSProperties } from 'react';
import type { Change } from '../../../report/index.ts';
import { picturesOf } from '../model/index.ts';
import { Picture } from './picture.tsx';
import { useReviewContext } from './review-context.ts';

/** Shows two pictures of a change, one over the other. */
export function StackedPair({
  change,
  below = {},
  above = {},
}: {
  readonly change: Change;
  readonly below?: CSSProperties;
  readonly above?: CSSProperties;
}) {
  const { zoom } = useReviewContext();
  return (
    <div className="grid w-max min-w-full justify-items-start has-[[style*='max-inline-size:_100%']]:w-full">
      {picturesOf(change)
        .slice(0, 2)
        .map(({ title, record }, index) => (
          <div
            key={title}
            className="[grid-area:1/1]"
            style={{
              maxInlineSize: zoom === 'fit' ? '100%' : undefined,
              ...(index === 0 ? below : above),
            }}
          >
            <Picture
              alt={`${title} picture of ${change.title}, ${change.name}`}
              hash={record.picture}
              width={record.width}
              height={record.height}
            />
          </div>
        ))}
    </div>
  );
}
