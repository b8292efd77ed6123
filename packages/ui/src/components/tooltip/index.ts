export * from './tooltip.tsx';
export { TooltipProvider, type TooltipProviderProps } from './tooltip-provider.tsx';
