import { toText } from '@/lib/html/to-text'
import type { IntlShape } from '@/lib/i18n'
import { paths, type Path } from '@/lib/navigation'
import type { NotificationGroup } from '../model/group'
import { statusExcerpt, sentenceOf, type SentenceData } from '../sentence'
import type { DesktopAlert } from './desktop-alert'

/** Types about a person, whose alert opens the profile. */
const ABOUT_PEOPLE: readonly string[] = ['follow', 'admin.sign_up']

/** Path of the page that a notification is about. */
function pathOf(
  { type, details: { annualYear } }: NotificationGroup,
  { account, status }: SentenceData,
  author: string | undefined,
): Path {
  if (status && author !== undefined) return paths.status(author, status.id)
  if (type === 'annual_report' && annualYear !== undefined) return paths.year(annualYear)
  return account && ABOUT_PEOPLE.includes(type) ? paths.profile(account.acct) : paths.notifications
}

/** Removes the names of custom emoji, which an alert can’t show. */
const withoutEmoji = (text: string, emojis: readonly { shortcode: string }[] = []): string =>
  emojis
    .reduce((rest, { shortcode }) => rest.replaceAll(`:${shortcode}:`, ''), text)
    .replace(/\s+/g, ' ')
    .trim()

interface Context {
  readonly intl: IntlShape
  /** Key of the identity. */
  readonly identity: string
  /** Returns the URL of a path. */
  readonly urlOf: (path: Path) => string
  /** Handle of the author of the post. */
  readonly author: string | undefined
}

/** Returns the alert about a notification: its sentence, and the content warning or first words of its post. Pure. */
export function alertOf(
  group: NotificationGroup,
  data: SentenceData,
  { intl, identity, urlOf, author }: Context,
): DesktopAlert {
  const { message, values } = sentenceOf(group, data)
  const { account, status } = data
  const path = pathOf(group, data, author)
  return {
    title: withoutEmoji(intl.formatMessage(message, values), account?.emojis),
    body: status
      ? withoutEmoji(statusExcerpt(status), status.emojis)
      : toText(group.details.fallback?.summary ?? ''),
    icon: account?.avatar_static ?? '',
    tag: `${identity}/${group.id}`,
    lang: intl.locale,
    dir: intl.dir,
    identity,
    path,
    url: urlOf(path),
  }
}
