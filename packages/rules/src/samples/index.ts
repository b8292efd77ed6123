/** Sample records, made from a schema. */
export { sampleRecords } from './sample-records.ts';
export type { NoSamples, SampleRow, SampleTable } from './sample-table.ts';
export { type SampleLink, type SampleOptions, Sampler } from './sampler.ts';
