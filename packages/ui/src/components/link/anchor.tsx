import { type ComponentProps, createContext, use } from 'react';
import { Primitive } from '@radix-ui/react-primitive';

type CreateHref = (address: string) => string;

const HrefContext = createContext<CreateHref>((address) => address);

/**
 * Gives the links below it the application's folder on its host: turns an address of the
 * application (`/customers`) into one of the page (`/app/customers`).
 */
export const HrefProvider = HrefContext.Provider;

/** Returns what turns the `href` of a link into the one that the page shows. */
export function useCreateHref(): (href: string) => string {
  const createHref = use(HrefContext);
  return (href) => (/^\/(?!\/)/.test(href) ? createHref(href) : href);
}

export interface AnchorProps extends ComponentProps<'a'> {
  /** Renders as the one child. */
  readonly asChild?: boolean;
}

/** A link without styles. Addresses of the application begin with one slash. */
export function Anchor({ href, ...props }: AnchorProps) {
  const createHref = useCreateHref();
  return <Primitive.a href={href === undefined ? href : createHref(href)} {...props} />;
}
