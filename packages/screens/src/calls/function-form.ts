import type { FunctionFacts, Specification } from '@ninefold/specification';

export interface FunctionFormProps {
  readonly specification: Specification;
  readonly called: FunctionFacts;
  readonly title: string;
}
