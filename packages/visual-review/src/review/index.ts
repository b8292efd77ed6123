export { writeReviewPage } from './server/write-page.ts';
export { readReview } from './server/perform.ts';
export { type ReviewServer, serveReview } from './server/review-server.ts';
export { writeStaticReport } from './server/static-report.ts';
