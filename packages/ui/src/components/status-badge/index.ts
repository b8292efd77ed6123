export * from './status-badge.tsx';
export * from './status-dot.tsx';
