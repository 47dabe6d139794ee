import * as z from 'zod/mini'
import { personName } from '@/schemas/accounts/name'
import { id } from '@/schemas/primitives'
import { customEmojis } from '@/schemas/server/emoji'
import { mediaUrlOrEmpty, streamingUrlOrNull } from '@/schemas/url'
import { describeAccount, type AccountDescription } from '../accounts/describe-account'
import { readPageJson } from '../servers/config'

const knownAccountSchema = () =>
  z.object({
    username: z.string(),
    display_name: personName,
    emojis: customEmojis,
    avatar_static: mediaUrlOrEmpty,
    avatar: mediaUrlOrEmpty,
  })

/** Data that a server prints for its own web client (Mastodon's `initial-state`), as far as we use it. */
const initialStateSchema = () => {
  const maybeText = z.optional(z.catch(z.nullable(z.string()), null))
  return z.object({
    meta: z.object({
      access_token: maybeText,
      me: z.optional(z.catch(z.nullable(id<'account'>()), null)),
      domain: maybeText,
      locale: maybeText,
      streaming_api_base_url: z.optional(streamingUrlOrNull),
    }),
    accounts: z.optional(z.catch(z.looseObject({}), {})),
  })
}

export interface Embedded {
  /** Origin of the page, and so of the server. */
  server: string
  domain: string
  /** Null = printed for a visitor. */
  token: string | null
  me: z.output<ReturnType<typeof id<'account'>>> | null
  /** The account of the user as printed; verify_credentials has the rest. */
  account: ({ username: string } & AccountDescription) | null
  locale: string | null
  streamingUrl: string | null
}

/** Reads `<script id="initial-state">`; null when no server embeds this page, or the data is invalid. */
export function readEmbedded(origin: string): Embedded | null {
  const printed = readPageJson('initial-state')
  if (printed === undefined) return null
  const read = z.safeParse(initialStateSchema(), printed)
  if (!read.success) return null
  const { meta, accounts } = read.data
  const me = meta.me ?? null
  const own = me === null ? null : z.safeParse(knownAccountSchema(), accounts?.[me])
  return {
    server: origin,
    domain: meta.domain || new URL(origin).host,
    token: meta.access_token || null,
    me,
    account: own?.success ? { username: own.data.username, ...describeAccount(own.data) } : null,
    locale: meta.locale || null,
    streamingUrl: meta.streaming_api_base_url || null,
  }
}
