import { getSettings, localeOf } from '@/features/settings'
import { loadedIntl, preloadLocale } from '@/lib/i18n'
import { NAME, type PushNotes } from '@/lib/push/push-rows'
import type { Runtime } from '@/lib/runtime'
import { alertSettingsOf } from '../alerts/alert-settings'
import { messages as listMessages } from '../list/messages'
import { sentences } from '../messages'
import { pauseOf } from '../pause/pause-store'
import { messages } from './messages'

/** Largest number that a push notification states. */
const MAX_COUNT = 99

/** Sentences with no value but the name, by type and, after a colon, case. The server has words for all others. */
const SENTENCES = {
  mention: sentences.mention,
  'mention:reply': sentences.reply,
  'mention:private': sentences.privateMention,
  'mention:privateReply': sentences.privateReply,
  favourite: sentences.favourite,
  'favourite:private': sentences.favouritePrivate,
  reblog: sentences.reblog,
  follow: sentences.follow,
  follow_request: sentences.followRequest,
  quote: sentences.quote,
  poll: sentences.poll,
  'poll:own': sentences.ownPoll,
  status: sentences.status,
  update: sentences.update,
  quoted_update: sentences.quotedUpdate,
  added_to_collection: sentences.addedToCollection,
  'admin.sign_up': sentences.signUp,
} as const

/** Returns what the service worker needs to show the pushes of an account: texts in the language of the user, and quiet times. */
export async function pushNotesOf({ identity, me }: Pick<Runtime, 'identity' | 'me'>): Promise<PushNotes> {
  const locale = localeOf(getSettings().language)
  await preloadLocale(locale)
  const intl = loadedIntl(locale)
  const { quiet } = alertSettingsOf(identity.key).get()
  return {
    lang: intl.locale,
    dir: intl.dir,
    me: me ?? '',
    sentences: Object.fromEntries(
      Object.entries(SENTENCES).map(([key, message]) => [key, intl.formatMessage(message, { name: NAME })]),
    ),
    counts: [
      ...Array.from({ length: MAX_COUNT }, (_, at) =>
        intl.formatMessage(listMessages.pending, { count: at + 1 }),
      ),
      intl.formatMessage(listMessages.pendingMany, { count: MAX_COUNT }),
    ],
    favourite: intl.formatMessage(messages.favourite),
    boost: intl.formatMessage(messages.boost),
    reply: intl.formatMessage(messages.reply),
    failed: intl.formatMessage(messages.failed),
    quiet,
    pausedUntil: pauseOf(identity.key).get(),
  }
}
