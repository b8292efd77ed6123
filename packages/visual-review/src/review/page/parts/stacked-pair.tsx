import type { CSSProperties } from 'react';
import type { Change } from '../../../run/report.ts';
import type { ReviewClient } from '../model/client.ts';
import { picturesOf } from '../model/views.ts';
import type { Zoom } from '../model/zoom.ts';
import { Picture } from './picture.tsx';

/** Two pictures of a change, one upon the other, from the same corner. */
export function StackedPair({
  client,
  change,
  zoom,
  below = {},
  above = {},
}: {
  readonly client: ReviewClient;
  readonly change: Change;
  readonly zoom: Zoom;
  readonly below?: CSSProperties;
  readonly above?: CSSProperties;
}) {
  const [before, after] = picturesOf(change);
  return (
    <div className="grid w-max min-w-full justify-items-start has-[[style*='max-inline-size:_100%']]:w-full">
      {[before, after].map(
        (shown, index) =>
          shown !== undefined && (
            <div
              key={shown.title}
              className="[grid-area:1/1]"
              style={{
                maxInlineSize: zoom === 'fit' ? '100%' : undefined,
                ...(index === 0 ? below : above),
              }}
            >
              <Picture
                alt={`${shown.title} picture of ${change.title}, ${change.name}`}
                address={client.picture(shown.side.picture)}
                width={shown.side.width}
                height={shown.side.height}
                zoom={zoom}
              />
            </div>
          ),
      )}
    </div>
  );
}
