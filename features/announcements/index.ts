/** Announcements of the server's team. Everything on screen loads after the first paint. */
import { lazyPart } from '@/lib/ui/lazy-part'
import { whenFirstScreenShown } from '@/lib/util/first-screen'
import { PanelSpace } from './panel-space'

export { followAnnouncements, missAnnouncements } from './stream'

/** The button in the header of home that shows or hides the announcements, with the number of unread ones. */
export const AnnouncementsToggle = lazyPart(() => import('./announcements-toggle'), undefined, {
  after: whenFirstScreenShown,
  failure: 'quiet',
})

/** The announcements above the posts of home. */
export const AnnouncementsPanel = lazyPart(() => import('./announcements-panel'), PanelSpace, {
  after: whenFirstScreenShown,
  failure: 'quiet',
})
