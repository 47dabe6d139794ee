import { opening, type Action } from '@/lib/actions/action'
import { defineMessages, type IntlShape } from '@/lib/i18n'
import { copyLink, share } from '../share'

const messages = defineMessages({
  original: {
    id: 'status.original',
    defaultMessage: 'Open original page',
    description: 'Item in the menu of a post or profile: opens it on its author’s server',
  },
  copy: {
    id: 'status.copyLink',
    defaultMessage: 'Copy link',
    description: 'Item in the menu of a post or profile',
  },
  share: {
    id: 'status.share',
    defaultMessage: 'Share',
    description: 'Item in the menu of a post or profile: opens the share sheet of the device',
  },
})

export type LinkActionId = 'original' | 'copyLink' | 'share'

interface Subject {
  /** Its address; null for none. */
  link: string | null
  /** It is on another server. */
  isRemote: boolean
  /** False where only some people can open the link. */
  isForAll: boolean
  /** Names it in the share sheet. */
  title: string
}

/** Returns what can be done with the link of a post or a profile. */
export function linkActions(
  { link, isRemote, isForAll, title }: Subject,
  intl: IntlShape,
): Action<LinkActionId>[] {
  if (link === null) return []
  const all: (Action<LinkActionId> | false)[] = [
    isForAll && isRemote && { id: 'original', label: messages.original, ...opening(link) },
    { id: 'copyLink', label: messages.copy, run: () => void copyLink(link, intl) },
    isForAll &&
      'share' in navigator && {
        id: 'share',
        label: messages.share,
        run: () => void share(link, title, intl),
      },
  ]
  return all.filter((action) => action !== false)
}
