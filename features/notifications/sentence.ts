import { nameOf } from '@/features/accounts'
import { replacesLink } from '@/features/statuses'
import { toText } from '@/lib/html/to-text'
import { absoluteTime, type IntlShape, type Message, type PlainTag } from '@/lib/i18n'
import type { Account, Status } from '@/schemas/entities'
import type { AccountId } from '@/schemas/primitives'
import { sentences } from './messages'
import { countOf, type NotificationGroup } from './model/group'

/** Maximum number of characters of a post in a spoken sentence. */
const EXCERPT_LENGTH = 200

/** The entities and names in a sentence, besides the group. */
export interface SentenceData {
  /** The newest visible account of the group; undefined while it loads. */
  readonly account?: Account | undefined
  /** Name where the server does not know the account any more. Default '…'. */
  readonly someone?: string | undefined
  readonly status?: Status | undefined
  /** The reported account. */
  readonly target?: Account | undefined
  /** The signed-in account. */
  readonly me: AccountId | null
  /** Host of the server. */
  readonly host: string
  /** The reader hides counts: it is not said how many others there are. */
  readonly hideCounts?: boolean
}

/** A message and its values. To show links, replace `name`, `target` and the tag `others`. */
export interface Sentence {
  readonly message: Message
  readonly values: Readonly<Record<string, string | number | PlainTag>>
}

const plain: PlainTag = (parts) => parts.join('')

type Maker = (group: NotificationGroup, data: SentenceData) => Message

const byCount =
  (one: Message, many: Message, uncounted = many): Maker =>
  (group, { hideCounts }) =>
    countOf(group) === 1 ? one : hideCounts ? uncounted : many

const isPrivate = ({ status }: SentenceData) => status?.visibility === 'direct'

/** A mention in answer to the user is a reply. */
const mention: Maker = (_group, data) => {
  const { status, me } = data
  const isReply = me !== null && status?.in_reply_to_account_id === me
  if (isPrivate(data)) return isReply ? sentences.privateReply : sentences.privateMention
  return isReply ? sentences.reply : sentences.mention
}

const favourite: Maker = (group, data) =>
  isPrivate(data)
    ? byCount(
        sentences.favouritePrivate,
        sentences.favouritePrivateMany,
        sentences.favouritePrivateUncounted,
      )(group, data)
    : byCount(sentences.favourite, sentences.favouriteMany, sentences.favouriteUncounted)(group, data)

const WARNINGS: Readonly<Record<string, Message>> = {
  delete_statuses: sentences.warningDeleteStatuses,
  disable: sentences.warningDisable,
  mark_statuses_as_sensitive: sentences.warningMarkSensitive,
  sensitive: sentences.warningSensitive,
  silence: sentences.warningSilence,
  suspend: sentences.warningSuspend,
}

const SEVERANCES: Readonly<Record<string, Message>> = {
  account_suspension: sentences.suspension,
  domain_block: sentences.domainBlock,
  user_domain_block: sentences.userDomainBlock,
}

/** The same without numbers, where the server does not state them. */
const UNCOUNTED_SEVERANCES: Readonly<Record<string, Message>> = {
  ...SEVERANCES,
  domain_block: sentences.domainBlockUncounted,
  user_domain_block: sentences.userDomainBlockUncounted,
}

const severed: Maker = ({ details: { severance } }) => {
  const isCounted = typeof severance?.followers === 'number' && typeof severance.following === 'number'
  return (isCounted ? SEVERANCES : UNCOUNTED_SEVERANCES)[severance?.type ?? ''] ?? sentences.severed
}

const BY_TYPE: Readonly<Record<string, Maker>> = {
  favourite,
  mention,
  reblog: byCount(sentences.reblog, sentences.reblogMany, sentences.reblogUncounted),
  follow: byCount(sentences.follow, sentences.followMany, sentences.followUncounted),
  'admin.sign_up': byCount(sentences.signUp, sentences.signUpMany),
  follow_request: () => sentences.followRequest,
  quote: () => sentences.quote,
  poll: (_group, { status, me }) =>
    me !== null && status?.account === me ? sentences.ownPoll : sentences.poll,
  status: () => sentences.status,
  update: () => sentences.update,
  quoted_update: () => sentences.quotedUpdate,
  added_to_collection: ({ details }) =>
    details.collection?.name ? sentences.addedToNamedCollection : sentences.addedToCollection,
  collection_update: () => sentences.collectionUpdate,
  'admin.report': ({ details }) =>
    (details.report?.statuses ?? 0) > 0 ? sentences.reportStatuses : sentences.reportAccount,
  severed_relationships: severed,
  moderation_warning: ({ details }) => WARNINGS[details.warning?.action ?? ''] ?? sentences.warning,
  annual_report: () => sentences.annualReport,
}

/** The types that have a sentence here; the server sends a fallback for others. */
export const KNOWN_TYPES: readonly string[] = Object.keys(BY_TYPE)

/** Types without a sentence here show the text of the server. */
const unknown: Maker = ({ details }, { account }) => {
  if (toText(details.fallback?.title ?? '') !== '') return sentences.fallback
  return account ? sentences.unknownFrom : sentences.unknown
}

/** Returns the sentence of a group: "Ann and 2 others boosted your post". Pure. */
export function sentenceOf(group: NotificationGroup, data: SentenceData): Sentence {
  const { account, someone = '…', target, host } = data
  const { report, severance, annualYear, collection, fallback } = group.details
  const make = Object.hasOwn(BY_TYPE, group.type) ? BY_TYPE[group.type] : undefined
  return {
    message: (make ?? unknown)(group, data),
    values: {
      name: account ? nameOf(account) : someone,
      count: countOf(group) - 1,
      others: plain,
      target: target ? nameOf(target) : (severance?.target ?? '…'),
      category: report?.category ?? 'other',
      statuses: report?.statuses ?? 0,
      host,
      followers: severance?.followers ?? 0,
      following: severance?.following ?? 0,
      year: annualYear ?? '',
      collection: collection?.name ?? '',
      text: toText(fallback?.title ?? ''),
    },
  }
}

/** The descriptions of media; '' for sensitive ones. */
const describedMedia = ({ sensitive, media_attachments: media }: Status): string =>
  sensitive ? '' : media.flatMap(({ description }) => description?.trim() || []).join(', ')

/** The content warning of a post, else its text, else what its media show, shortened. '' for none of them. */
export function statusExcerpt(status: Status): string {
  const { spoiler_text: warning, content, quote } = status
  const quoted = Boolean(quote && replacesLink(quote))
  const own = warning.trim() || toText(content, { quoted }).trim() || describedMedia(status)
  const text = own.replace(/\s+/g, ' ')
  const characters = Array.from(text)
  return characters.length > EXCERPT_LENGTH
    ? `${characters.slice(0, EXCERPT_LENGTH).join('').trimEnd()}…`
    : text
}

interface Spoken extends SentenceData {
  /** True while a filter covers the post: its text is not read out. */
  readonly covered?: boolean
}

/** Returns the words of a moderator, or of the server about a type unknown here. '' for none. */
export function serverTextOf({ type, details }: NotificationGroup): string {
  const { report, warning, fallback } = details
  const isKnown = Object.hasOwn(BY_TYPE, type)
  return (report?.comment ?? warning?.text ?? (isKnown ? '' : toText(fallback?.summary ?? ''))).trim()
}

/** Returns the accessible name of a group: sentence, text of the server or excerpt of its post, and time. Pure. */
export function spokenSentence(group: NotificationGroup, data: Spoken, intl: IntlShape): string {
  const { message, values } = sentenceOf(group, data)
  const { status, covered = false } = data
  const words = serverTextOf(group) || (status && !covered ? statusExcerpt(status) : '')
  const time = group.at === null ? '' : absoluteTime(intl, group.at)
  return [intl.formatMessage(message, values), words, time].filter(Boolean).join(', ')
}
