export * from './specification-canvas.tsx';
export type { Point } from './view.ts';
export type { LaidOut, LayoutEdge, LayoutNode } from './lay-out.ts';
export * from './path-through.ts';
