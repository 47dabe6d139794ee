/** Writing posts: drafts that are never lost, and one composer for every place. Its looks load on first use. */
import { lazyPart } from '@/lib/ui/lazy-part'

export type { ComposeCommands, ComposeFacts } from './bus'
export { sharedText } from './open/share'
export { connectCompose, type ComposePorts } from './open/register-commands'

/** The composer of the side pane and of /publish. Only for somebody signed in; `preload()` begins to load it. */
export const MainComposer = lazyPart(() => import('./editor/main-composer'))

/** The list of posts that will be published later. */
export const ScheduledList = lazyPart(() => import('./scheduled/scheduled-list'))

/** The modal of type COMPOSE. */
export const ComposeDialog = lazyPart(() => import('./editor/compose-dialog'))

/** The modal of type QUIET_QUOTE. */
export const QuietQuoteDialog = lazyPart(() => import('./open/quiet-quote-dialog'))
/** The modal of type EDIT_CONFLICT: a post was edited elsewhere since its edit began. */
export const EditConflictDialog = lazyPart(() => import('./editing/conflict-dialog'))
/** The modal of type MEDIA_DETAILS: the description of an attached file. */
export const MediaDetails = lazyPart(() => import('./media/details/media-details'))
