/** TanStack Virtual alone, as its documentation begins: rows without keys, focus, roles or selection. */
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { rowAt, rowCount } from '../rows.ts';

function Floor() {
  const scroll = useRef<HTMLDivElement>(null);
  // As its documentation begins.
  // oxlint-disable-next-line react/incompatible-library
  const rows = useVirtualizer({
    count: rowCount,
    getScrollElement: () => scroll.current,
    estimateSize: () => 40,
    overscan: 8,
  });
  return (
    <div ref={scroll} data-scroll="" style={{ height: '100dvh', overflow: 'auto' }}>
      <div style={{ height: rows.getTotalSize(), position: 'relative' }}>
        {rows.getVirtualItems().map(({ index, start }) => {
          const { id, title, cells } = rowAt(index);
          return (
            <div
              key={id}
              style={{ display: 'flex', height: 40, position: 'absolute', top: start, gap: 24 }}
            >
              <span>{title}</span>
              {cells.map((cell) => (
                <span key={cell}>{cell}</span>
              ))}
            </div>
          );
        })}
      </div>
    </div>
  );
}

createRoot(document.querySelector('#root')!).render(<Floor />);
