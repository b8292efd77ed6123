import type { ComponentProps } from 'react';

function icon(path: string) {
  return function Icon(props: ComponentProps<'svg'>) {
    return (
      <svg
        viewBox="0 0 16 16"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        {...props}
      >
        <path d={path} />
      </svg>
    );
  };
}

export const Check = icon('M3 8.5l3.2 3.2L13 5');
export const Cross = icon('M4 4l8 8M12 4l-8 8');
/** Leads from a purpose that a component is not for to its alternative. */
export const ArrowToAlternative = icon('M4 3v5h8M9 5l3 3-3 3');
