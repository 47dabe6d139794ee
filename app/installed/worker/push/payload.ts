/** The text of a push. Its token is not read: which account it belongs to is known by the scope of the worker. */
export interface PushPayload {
  readonly id: string
  readonly type: string
  readonly icon: string
  readonly title: string
  readonly body: string
}

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''

/** Reads the text of a push; null for anything else than one of a Mastodon server. */
export function readPayload(text: string): PushPayload | null {
  try {
    const read = JSON.parse(text) as Record<string, unknown> | null
    const [id, type, icon, title, body] = [
      'notification_id',
      'notification_type',
      'icon',
      'title',
      'body',
    ].map((name) => textOf(read?.[name]))
    return id && type ? { id, type, icon: icon ?? '', title: title ?? '', body: body ?? '' } : null
  } catch {
    return null
  }
}

/** The notification as the API has it, as far as the worker uses it. Anything may be missing. */
export interface FullNotification {
  readonly created_at?: string
  readonly account?: {
    readonly acct?: string
    readonly username?: string
    readonly display_name?: string
    readonly avatar_static?: string
    readonly emojis?: readonly { shortcode?: string }[]
  }
  readonly status?: {
    readonly id?: string
    readonly visibility?: string
    readonly favourited?: boolean
    readonly reblogged?: boolean
    readonly in_reply_to_id?: string | null
    readonly in_reply_to_account_id?: string | null
    readonly account?: { readonly id?: string; readonly acct?: string }
    readonly emojis?: readonly { shortcode?: string }[]
    readonly filtered?: readonly { filter?: { context?: readonly string[] } }[]
  } | null
}
