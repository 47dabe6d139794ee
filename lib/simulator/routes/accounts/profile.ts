import type { Account, ProfileField, QuotePolicy, User, Visibility } from '../../store/model'
import { answerRequest } from '../../actions/relate'
import { format } from '../../rules/text'
import { featuredTagOut } from '../../serialize/tag'
import { absolute, isoOrNull, type Json } from '../../serialize/view'
import { LIMITS } from '../../serialize/instance'
import { me, self, type Call } from '../../routing/call'
import { storeUpload } from '../statuses/media'
import { found, Refusal } from '../../routing/refusal'
import { reply, type Reply } from '../../routing/reply'
import { sendSelf } from './self'
import { route } from '../../routing/table'

type Problem = { readonly field: string; readonly error: string; readonly description: string }

/** Refuses with 422 and details per field, as only profile and sign-up do. */
export function refuseFields(problems: readonly Problem[]): void {
  if (problems.length === 0) return
  const details: Record<string, { error: string; description: string }[]> = {}
  for (const { field, error, description } of problems) (details[field] ??= []).push({ error, description })
  const sentence = problems
    .map(({ field, description }) => `${field.replaceAll('_', ' ')} ${description}`)
    .join(', ')
  throw new Refusal(422, `Validation failed: ${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}`, {
    details,
  })
}

/** Reads the fields, which replace all before. A value that was verified before stays so. */
function readFields(call: Call, source: string, before: readonly ProfileField[]): ProfileField[] {
  const cut = (text = '') => Array.from(text.trim()).slice(0, LIMITS.fieldCharacters).join('')
  return call.params
    .objects(source)
    .map((given) => ({ name: cut(given.text('name')), source: cut(given.text('value')) }))
    .filter((field) => field.name !== '' || field.source !== '')
    .map((field) => ({
      name: field.name,
      source: field.source,
      value: format(call.server.world, field.source, call.server.origin, call.server.host).html.replace(
        /^<p>|<\/p>$/g,
        '',
      ),
      verifiedAt: before.find((known) => (known.source ?? known.value) === field.source)?.verifiedAt ?? null,
    }))
}

const DOMAIN = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,}$/iu

/** Reads domains without scheme and wildcard, each once. */
const readDomains = (call: Call): string[] => [
  ...new Set(
    call.params
      .texts('attribution_domains')
      .map((text) =>
        text
          .trim()
          .replace(/^https?:\/\//, '')
          .replace(/^\*\./, ''),
      )
      .filter((domain) => domain !== ''),
  ),
]

function check(call: Call, fields: readonly ProfileField[] | undefined): void {
  const problems: Problem[] = []
  const long = (field: string, limit: number) => {
    if (Array.from((call.params.text(field) ?? '').trim()).length > limit)
      problems.push({
        field,
        error: 'ERR_TOO_LONG',
        description: `is too long (maximum is ${limit} characters)`,
      })
  }
  long('display_name', LIMITS.displayName)
  long('note', LIMITS.note)
  long('avatar_description', 150)
  long('header_description', 150)
  if (fields && fields.length > LIMITS.fields)
    problems.push({
      field: 'fields',
      error: 'ERR_BELOW_LIMIT',
      description: `is over the limit of ${LIMITS.fields}`,
    })
  if (fields?.some(({ name }) => name === ''))
    problems.push({
      field: 'fields',
      error: 'ERR_INVALID',
      description: 'contains values with missing labels',
    })
  if (readDomains(call).some((domain) => !DOMAIN.test(domain)))
    problems.push({
      field: 'attribution_domains',
      error: 'ERR_INVALID',
      description: 'contains an invalid domain name',
    })
  refuseFields(problems)
}

const FLAGS = {
  locked: 'locked',
  bot: 'bot',
  discoverable: 'discoverable',
  hide_collections: 'hideCollections',
  indexable: 'indexable',
} as const

/** Only the newer endpoint knows the tabs of a profile. */
const TABS = {
  show_media: 'showMedia',
  show_media_replies: 'showMediaReplies',
  show_featured: 'showFeatured',
} as const

const TEXTS = {
  display_name: 'displayName',
  avatar_description: 'avatarDescription',
  header_description: 'headerDescription',
} as const

type Flags = Readonly<Record<string, (typeof FLAGS)[keyof typeof FLAGS] | (typeof TABS)[keyof typeof TABS]>>

/** Accepts every follow request of an account that is not locked any more. */
function acceptAllRequests({ server }: Call, id: string): void {
  for (const { from } of server.world.followRequests.by('to', id)) answerRequest(server, id, from, true)
}

const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/gif', 'image/webp']
/** Maximum number of bytes of an image, and those of servers before 4.3. */
const IMAGE_BYTES = 8 * 1024 * 1024
const OLD_IMAGE_BYTES = 2 * 1024 * 1024
/** API version that knows descriptions of avatar and header. */
const DESCRIPTIONS_SINCE = 9

/** Refuses images that are too large or of a wrong type. */
function checkImage(call: Call, kind: 'avatar' | 'header', file: Blob): void {
  const bytes = call.server.software.api === null ? OLD_IMAGE_BYTES : IMAGE_BYTES
  const problem = (field: string, error: string, description: string) => ({ field, error, description })
  refuseFields([
    ...(IMAGE_TYPES.includes(file.type)
      ? []
      : [
          problem(`${kind}_content_type`, 'ERR_INVALID', 'is invalid'),
          problem(kind, 'ERR_INVALID', 'is invalid'),
        ]),
    ...(file.size < bytes
      ? []
      : [problem(`${kind}_file_size`, 'ERR_INVALID', `must be less than ${bytes / 1024 / 1024} MB`)]),
  ])
}

/** Applies a profile form. */
async function apply(call: Call, flags: Flags): Promise<void> {
  const { params, server } = call
  const account = found(server.world.accounts.get(me(call)))
  const fields = params.has('fields_attributes')
    ? readFields(call, 'fields_attributes', account.fields)
    : undefined
  check(call, fields)
  const change: { -readonly [K in keyof Account]?: Account[K] } = {}
  for (const [wire, field] of Object.entries(flags)) {
    const on = params.flag(wire)
    if (on !== undefined) change[field] = on
  }
  for (const [wire, field] of Object.entries(TEXTS)) {
    const text = params.text(wire)
    // Older servers ignore descriptions.
    if (wire.endsWith('_description') && (server.software.api ?? 0) < DESCRIPTIONS_SINCE) continue
    if (text !== undefined) change[field] = text.trim()
  }
  const note = params.text('note')?.trim()
  if (note !== undefined) {
    change.noteSource = note
    change.note = format(server.world, note, server.origin, server.host).html
  }
  if (fields) change.fields = fields
  if (params.has('attribution_domains')) change.attributionDomains = readDomains(call)
  for (const kind of ['avatar', 'header'] as const) {
    const file = params.file(kind)
    if (!file || file.size === 0) continue
    checkImage(call, kind, file)
    const { url } = await storeUpload(call, file, `${kind}s`)
    change[kind] = url
    change[kind === 'avatar' ? 'avatarStatic' : 'headerStatic'] = url
  }
  server.world.accounts.put({ ...account, ...change })
  if (account.locked && change.locked === false) acceptAllRequests(call, account.id)
}

/** Defaults of new posts are sent as `source[...]`. */
function applySource(call: Call): void {
  const source = call.params.object('source')
  if (!source) return
  const change: { -readonly [K in keyof User]?: User[K] } = {}
  const privacy = source.text('privacy')
  if (privacy) change.defaultPrivacy = privacy as Visibility
  const sensitive = source.flag('sensitive')
  if (sensitive !== undefined) change.defaultSensitive = sensitive
  if (source.has('language')) change.defaultLanguage = source.text('language') || null
  const quotes = source.text('quote_policy')
  if (quotes) change.defaultQuotePolicy = quotes as QuotePolicy
  call.server.world.users.put({ ...self(call), ...change })
}

const isMissing = (url: string) => url.endsWith('/missing.png')

/** The profile for its editor: source text next to HTML, null for missing pictures. */
function profileOut(call: Call): Json {
  const account = found(call.server.world.accounts.get(me(call)))
  const picture = (url: string) => (isMissing(url) ? null : absolute(call.view, url))
  return {
    id: account.id,
    display_name: account.displayName,
    note: account.noteSource,
    formatted_note: account.note,
    fields: account.fields.map((field) => ({
      name: field.name,
      value: field.source ?? field.value,
      verified_at: isoOrNull(field.verifiedAt),
    })),
    formatted_fields: account.fields.map(({ name, value, verifiedAt }) => ({
      name,
      value,
      verified_at: isoOrNull(verifiedAt),
    })),
    avatar: picture(account.avatar),
    avatar_static: picture(account.avatarStatic),
    avatar_description: account.avatarDescription,
    header: picture(account.header),
    header_static: picture(account.headerStatic),
    header_description: account.headerDescription,
    locked: account.locked,
    bot: account.bot,
    hide_collections: account.hideCollections,
    discoverable: account.discoverable,
    indexable: account.indexable,
    show_media: account.showMedia,
    show_media_replies: account.showMediaReplies,
    show_featured: account.showFeatured,
    attribution_domains: account.attributionDomains,
    featured_tags: call.server.world.featuredTags
      .by('account', account.id)
      .map((tag) => featuredTagOut(call.view, tag)),
  }
}

function removePicture(call: Call, kind: 'avatar' | 'header'): Reply {
  const url = `/media/${kind}s/missing.png`
  call.server.world.accounts.patch(
    me(call),
    kind === 'avatar'
      ? { avatar: url, avatarStatic: url, avatarDescription: '' }
      : { header: url, headerStatic: url, headerDescription: '' },
  )
  return sendSelf(call)
}

/** Editing the profile, in both API versions. */
export const profileRoutes = [
  route('PATCH /api/v1/accounts/update_credentials', 'user', 'write:accounts', async (call) => {
    await apply(call, FLAGS)
    applySource(call)
    return sendSelf(fresh(call))
  }),
  route('GET /api/v1/profile', 'user', ['profile', 'read:accounts'], (call) => reply(profileOut(call))),
  route('PATCH /api/v1/profile', 'user', 'write:accounts', async (call) => {
    await apply(call, { ...FLAGS, ...TABS })
    return reply(profileOut(call))
  }),
  route('DELETE /api/v1/profile/avatar', 'user', 'write:accounts', (call) => removePicture(call, 'avatar')),
  route('DELETE /api/v1/profile/header', 'user', 'write:accounts', (call) => removePicture(call, 'header')),
]

/** Returns the call with the user after a change. */
const fresh = (call: Call): Call => ({ ...call, user: call.server.world.users.get(me(call)) ?? null })
