import * as z from 'zod/mini'
import { describe, expect, test } from 'vitest'
import { safeUrl } from './url'

const HOSTILE = [
  'javascript:alert(1)',
  'JavaScript:alert(1)//https://evil.example',
  'data:text/html,x',
  'data:image/svg+xml,<svg onload=alert(1)>',
  'vbscript:x',
  'file:///etc/passwd',
  'blob:https://evil.example/1',
  'ftp://evil.example/',
  'web+mastodon://follow',
  'intent://evil.example#Intent;end',
  '//evil.example/x',
  '/settings',
  '../x',
  'evil.example',
  'https:evil.example',
  'https://',
  'https://[',
  'https://user:password@evil.example/',
  'https://bank.example@evil.example/',
  'https://bank.example\\@evil.example/',
  ' https://evil.example/',
  'https://evil.example/ x',
  'https://evil.example/\n',
  'https://evil.example/\u0000',
  'https://evil\u2028.example/',
  `https://evil.example/${'x'.repeat(5000)}`,
  '',
]

describe('safeUrl', () => {
  test.each(HOSTILE)('refuses %j for every use', (url) => {
    for (const use of ['media', 'link', 'socket'] as const) expect(safeUrl(url, use, true), use).toBeNull()
  })

  test.each([undefined, null, 7, {}, ['https://a.example/']])(
    'rejects a value that is no string: %j',
    (value) => {
      expect(safeUrl(value, 'link')).toBeNull()
    },
  )

  test('accepts https for everything, unchanged', () => {
    for (const url of ['https://a.example', 'HTTPS://Ä.example:8443/a%20b?c=@d#e', 'https://a.example/日本'])
      for (const use of ['media', 'link', 'socket'] as const) expect(safeUrl(url, use, false)).toBe(url)
  })

  test('accepts http for links only, and wss for sockets only', () => {
    expect(safeUrl('http://a.example/', 'link', false)).toBe('http://a.example/')
    expect(safeUrl('http://a.example/', 'media', true)).toBeNull()
    expect(safeUrl('http://a.example/', 'socket', true)).toBeNull()
    expect(safeUrl('wss://a.example', 'socket', false)).toBe('wss://a.example')
    expect(safeUrl('wss://a.example', 'media', true)).toBeNull()
    expect(safeUrl('ws://a.example', 'socket', true)).toBeNull()
  })

  test('accepts http and ws on localhost where insecure is allowed', () => {
    for (const url of ['http://localhost:3000/a.png', 'http://localhost/a.png']) {
      expect(safeUrl(url, 'media', true)).toBe(url)
      expect(safeUrl(url, 'media', false)).toBeNull()
    }
    expect(safeUrl('ws://localhost:3000', 'socket', true)).toBe('ws://localhost:3000')
    expect(safeUrl('ws://localhost:3000', 'socket', false)).toBeNull()
    expect(safeUrl('http://localhost.evil.example/', 'media', true)).toBeNull()
  })
})

/** Fields of text that is shown as text, sent back or compared, never used as a URL. */
const TEXTS = new Set(
  `
acct action app_registration_endpoint author_name authorization_endpoint avatar_description background
blurhash category client_id client_secret comment content created_at description detected_source_language display_name
domain edited_at effective_date email ends_at etag error error_description expires_at group_key header_description hint
html id idempotency image_description in_reply_to_account_id in_reply_to_id issuer keyword language languages last_status_at
latest_page_notification_at locale message most_recent_notification_id mute_expires_at
muting_expires_at name note page_max_id page_min_id permissions phrase posting:default:language
posting:default:quote_policy provider provider_name public_key published_at quote_approval_policy quote_policy
quoted_status_id revocation_endpoint scheduled_at severity short_description shortcode size source spoiler_text succeeded_by
starts_at status status_id summary target_name text title token_endpoint type updated_at uri username
value vapid_key verified_at version year announcement_id
`.split(/\s+/),
)

type Kind = 'object' | 'array'

/**
 * Builds a wire value that answers every field with `text`, or with an object or array of such where `kinds`
 * says so, and records the paths that are read.
 */
function wire(text: string, kinds: ReadonlyMap<string, Kind>, read: Set<string>, path = ''): unknown {
  const at = (key: string): unknown => {
    const inner = `${path}.${key}`
    read.add(inner)
    const kind = kinds.get(inner)
    if (kind === undefined) return text
    const value = wire(text, kinds, read, inner)
    return kind === 'array' ? [value] : value
  }
  return new Proxy(
    {},
    {
      // zod reads `constructor` to detect plain objects.
      get: (_target, key) => (typeof key === 'string' && key !== 'constructor' ? at(key) : undefined),
      has: () => true,
    },
  )
}

/** Entities nested deeper have schemas of their own. */
const DEPTH = 4

/** Finds by trial, level by level, which fields of a schema are objects or arrays of objects. */
function kindsOf(schema: z.ZodMiniType, root: (value: unknown) => unknown): Map<string, Kind> {
  const kinds = new Map<string, Kind>()
  const readWith = (tried: ReadonlyMap<string, Kind>) => {
    const read = new Set<string>()
    z.safeParse(schema, root(wire('x', tried, read)))
    return [...read]
  }
  for (let level = 1; level < DEPTH; level++) {
    const fields = readWith(kinds).filter((path) => path.split('.').length === level + 1)
    for (const kind of ['object', 'array'] as const) {
      const open = fields.filter((path) => !kinds.has(path))
      const read = readWith(new Map([...kinds, ...open.map((path) => [path, kind] as const)]))
      for (const path of open) if (read.some((inner) => inner.startsWith(`${path}.`))) kinds.set(path, kind)
    }
  }
  return kinds
}

function leaves(value: unknown, key: string, into: [string, string][] = []): [string, string][] {
  if (typeof value === 'string') into.push([key, value])
  else if (Array.isArray(value)) for (const item of value) leaves(item, key, into)
  else if (typeof value === 'object' && value !== null)
    for (const [name, item] of Object.entries(value)) leaves(item, name, into)
  return into
}

/** Schemas without URLs: numbers, records and values that other schemas read. */
const WITHOUT = new Set(
  `collectionAnswerDto domainBlockPreviewDto domainsDto storedEmojisDto markersDto notificationPolicyV1Dto streamErrorDto streamFrameDto tokenDto translationLanguagesDto unicodeEmojiDto
  unicodeEmojis unreadContextDto unreadCountDto usageDto`.split(/\s+/),
)

const modules = import.meta.glob<Record<string, unknown>>(['./**/*.ts', '!./**/*.test.ts'], { eager: true })
const schemas = Object.entries(modules).flatMap(([file, module]) =>
  Object.entries(module).flatMap(([name, value]) =>
    value instanceof z.ZodMiniType && !WITHOUT.has(name) && !/^(?:primitives|url)\b/.test(file.slice(2))
      ? [{ name: `${file.slice(2)} ${name}`, schema: value }]
      : [],
  ),
)

/** Returns the fields of an entity schema and how to wrap a value for it; throws where it reads nothing. */
function readable(schema: z.ZodMiniType): [Map<string, Kind>, (value: unknown) => unknown] {
  const roots = [(value: unknown) => value, (value: unknown) => [value]]
  for (const root of roots) {
    const kinds = kindsOf(schema, root)
    const { data } = z.safeParse(schema, root(wire('https://a.example/', kinds, new Set())))
    if (leaves(data, '').length > 0) return [kinds, root]
  }
  throw new Error('nothing of it could be read')
}

const WORST = ['javascript:alert(1)', '//evil.example/x', 'https://user:password@evil.example/']

describe('no field lets a hostile URL through, unless it is text', () => {
  test.each(schemas)('$name', ({ schema }) => {
    const [kinds, root] = readable(schema)
    for (const url of WORST) {
      const output = z.safeParse(schema, root(wire(url, kinds, new Set())))
      const through = leaves(output.data, '').filter(([key, value]) => value === url && !TEXTS.has(key))
      expect([...new Set(through.map(([key]) => key))], url).toEqual([])
    }
  })
})
