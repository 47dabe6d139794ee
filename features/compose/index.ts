/** Writing posts: drafts and the composer. Its components load on first use. */
import { lazyPart } from '@/lib/ui/lazy-part'

/** Loads the functions that write drafts to a file and read them again. */
export const loadDraftBackup = () => import('./drafts/backup/draft-backup')

export { searchLanguages } from './language/languages'
export { sharedText } from './open/share'
export { scheduledEntry } from './scheduled/nav-entry'
export { lengthOf } from './text/counter'
export { composeShortcuts } from './shortcuts'
export { connectCompose } from './open/register-commands'

export { useUnsentReplies, type UnsentReply } from './publish/use-unsent-replies'

/** The composer of the side pane and of /publish, for signed-in users; `preload()` starts loading it. */
export const MainComposer = lazyPart(() => import('./composer/main-composer'))

/** The composer below a conversation, for signed-in users. */
export const ReplyComposer = lazyPart(() => import('./composer/reply-composer'))

/** The drafts that a search finds, for signed-in users. */
export const FoundDrafts = lazyPart(() => import('./drafts-list/found-drafts'), undefined, {
  failure: 'quiet',
})

/** The list of posts that will be published later. */
export const ScheduledList = lazyPart(() => import('./scheduled/scheduled-list'))

/** The modal of type COMPOSE. */
export const ComposeDialog = lazyPart(() => import('./composer/compose-dialog'))

/** The modal of type QUIET_QUOTE. */
export const QuietQuoteDialog = lazyPart(() => import('./open/quiet-quote-dialog'))
/** The modal of type EDIT_CONFLICT: a post was edited elsewhere since its edit began. */
export const EditConflictDialog = lazyPart(() => import('./editing/conflict-dialog'))
/** The modal of type MEDIA_DETAILS: the description of an attached file. */
export const MediaDetails = lazyPart(() => import('./media/details/media-details'))
