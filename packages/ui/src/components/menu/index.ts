export * from './menu.tsx';
export * from './menu-item.tsx';
