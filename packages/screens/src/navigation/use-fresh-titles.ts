import { useValueFormat } from '@ninefold/ui/fields';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

/** Reads records again when the person chooses other formats: times in titles are written when a record is read. */
export function useFreshTitles(queries: QueryClient): void {
  const { locale, timeZone } = useValueFormat();
  const format = `${locale} ${timeZone}`;
  const written = useRef(format);
  useEffect(() => {
    if (written.current === format) return;
    written.current = format;
    void queries.invalidateQueries({ queryKey: ['records'] });
  }, [format, queries]);
}
