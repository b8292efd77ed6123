export { Logo, type LogoProps } from './logo.tsx';
export { ProductLogo, type ProductLogoProps } from './product-logo.tsx';
