export { Card, type CardProps } from './card.tsx';
export { CardFooter, type CardFooterProps } from './card-footer.tsx';
export { CardHeader, type CardHeaderProps } from './card-header.tsx';
export { CardTitle, type CardTitleProps } from './card-title.tsx';
