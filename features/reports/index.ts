/** Reports of accounts and posts to the moderators. */
export { ReportDialog } from './payload'
