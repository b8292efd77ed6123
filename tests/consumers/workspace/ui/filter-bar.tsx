import { FilterBar } from '@ninefold/ui/patterns/filter-bar';
import type { FilterTerm } from '@ninefold/ui/shapes';
import { useState } from 'react';
import { hours, status, title } from './jobs.ts';

/** Filters and search over any fields. The terms are what a request or an address is made of. */
export function JobFilters() {
  const [filters, setFilters] = useState<readonly FilterTerm[]>([]);
  const [search, setSearch] = useState('');
  return (
    <FilterBar
      fields={[title, hours, status]}
      filters={filters}
      onFiltersChange={setFilters}
      search={search}
      onSearchChange={setSearch}
    />
  );
}
