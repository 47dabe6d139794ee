/** Posts: the card, what can be done with it, and conversations. */
export { BoostDialog } from './boost/payload'
export type { StatusCommands, StatusFacts } from './bus'
export { linkOf } from './link'
export { copyLink, share } from './pass-on'
export { contentOf, useContentSetting } from './content'
export { deleteStatus } from './mutations'
export { HistoryDialog } from './history'
export { compareVersions, type VersionContent } from './history/changes'
export { VersionChanges } from './history/version-changes'
export { StatusPeople } from './people'
export { contextKey, contextQuery, statusQuery, type Context } from './queries'
export { usePress } from './press'
export { QuotePolicyDialog } from './quotes/policy-modal'
export { mediaShown, morePrivate, quoteChoice } from './rules'
export { useContentNavigate } from './resolve/use-content-navigate'
export { LinkCard } from './link-card/link-card'
export { statusName } from './status-name'
export { StatusCard } from './status-card/status-card'
export { preloadConversations } from './thread/load-conversation'
export { RevealButton } from './thread/reveal'
export { StatusStrip } from './strip/status-strip'
export { Thread } from './thread/thread'
export { getOpened, setOpened, useOpened } from './view-store'
export { visibilityNames, VisibilityIcon } from './visibility-icon'

/** Forgets where links led for an identity that signed out. */
export const forgetResolvedLinks = async (who: string): Promise<void> =>
  (await import('./resolve/remembered')).forgetLinks(who)
