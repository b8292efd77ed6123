export { Meter, type MeterProps, type MeterSegment } from './meter.tsx';
