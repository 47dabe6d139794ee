/** The summary of a year of the user (Mastodon 4.3). */
export { SharedReport } from './page/shared-report'
export { YearInReview } from './page/year-in-review'
