export { type DemoReview, insertDemoReviews } from './store/insert-demo-reviews.ts'
export {
  type ModeratedReview,
  readModerated,
  readReports,
  readWaiting,
  WAITING,
  type Waiting,
} from './store/moderated-reviews.ts'
export { type NewestReview, readNewestReviews } from './store/newest-reviews.ts'
export { forgetReportAddresses } from './store/reports.ts'
export { reviewsForExport } from './store/reviews-for-export.ts'
export { answerReview } from './use-cases/answer-review.ts'
export { moderateReview } from './use-cases/moderate-review.ts'
