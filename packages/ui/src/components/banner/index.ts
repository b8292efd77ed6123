export { Banner, bannerLabels, type BannerProps } from './banner.tsx';
