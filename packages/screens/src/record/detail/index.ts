export { DetailScreen } from './detail-screen.tsx';
export { ValueEditorsContext, type ValueEditorsProps } from './value-editors-context.ts';
