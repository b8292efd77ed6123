export const savedViewsKey = ['saved views'] as const;
