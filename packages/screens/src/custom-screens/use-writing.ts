import {
  type AggregateQuery,
  type AggregateState,
  type DeleteRecord,
  type SaveRecord,
  type Transition,
  useAggregate as useAggregateOf,
  useDeleteRecord as useDeleteRecordOf,
  useSaveRecord as useSaveRecordOf,
  useTransition as useTransitionOf,
} from '@ninefold/records';
import { useEntity } from './custom-screen-context.ts';

// An entity that the screen doesn't declare is refused with what to declare.

export function useAggregate(name: string, query?: AggregateQuery): AggregateState {
  return useAggregateOf(useEntity(name), query);
}

export function useSaveRecord(name: string): SaveRecord {
  return useSaveRecordOf(useEntity(name));
}

export function useDeleteRecord(name: string): DeleteRecord {
  return useDeleteRecordOf(useEntity(name));
}

export function useTransition(name: string): Transition {
  return useTransitionOf(useEntity(name));
}
