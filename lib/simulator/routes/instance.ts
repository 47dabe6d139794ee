import { customEmojisOut } from '../serialize/emoji'
import { instanceOut, instanceV1Out } from '../serialize/instance'
import { iso } from '../serialize/view'
import { reply } from '../routing/reply'
import { found } from '../routing/refusal'
import { route } from '../routing/table'

const LANGUAGES = [
  'ar',
  'bg',
  'bn',
  'ca',
  'cs',
  'da',
  'de',
  'el',
  'en',
  'eo',
  'es',
  'et',
  'eu',
  'fa',
  'fi',
  'fr',
  'ga',
  'gl',
  'he',
  'hi',
  'hu',
  'id',
  'it',
  'ja',
  'ko',
  'nl',
  'pl',
  'pt',
  'ro',
  'ru',
  'sv',
  'th',
  'tr',
  'uk',
  'ur',
  'vi',
  'zh-CN',
  'zh-TW',
]

const NAMES = new Intl.DisplayNames(['en'], { type: 'language' })

/** Target languages by source language, `und` for automatic detection. */
export const translationLanguages = (): Record<string, string[]> =>
  Object.fromEntries([
    ...LANGUAGES.map((from) => [from, LANGUAGES.filter((to) => to !== from)]),
    ['und', LANGUAGES],
  ])

const UPDATED = Date.UTC(2025, 10, 3)
const DAY_SECONDS = 86_400

/** Instance documents. */
export const instanceRoutes = [
  route('GET /api/v2/instance', 'anyone', '', (call) => reply(instanceOut(call.server, call.view))),
  route('GET /api/v1/instance', 'anyone', '', (call) => reply(instanceV1Out(call.server, call.view))),
  route('GET /api/v1/instance/rules', 'anyone', '', (call) =>
    reply(instanceOut(call.server, call.view)['rules']),
  ),
  route('GET /api/v1/instance/peers', 'anyone', '', ({ server }) =>
    reply([
      ...new Set([...server.world.accounts.keys('domain').filter(Boolean), ...server.world.instance.peers]),
    ]),
  ),
  route('GET /api/v1/peers/search', 'anyone', '', (call) => {
    const query = (call.params.text('q') ?? '').toLowerCase()
    const { world } = call.server
    const hosts = [...new Set([...world.accounts.keys('domain').filter(Boolean), ...world.instance.peers])]
    return reply(query ? hosts.filter((host) => host.startsWith(query)).slice(0, 10) : [])
  }),
  route('GET /api/v1/instance/activity', 'anyone', '', ({ server }) => {
    const week = Math.floor(server.clock.now() / 1000 / DAY_SECONDS / 7) * DAY_SECONDS * 7
    return reply(
      Array.from({ length: 12 }, (_, at) => ({
        week: String(week - at * 7 * DAY_SECONDS),
        statuses: String(400 + at),
        logins: String(server.world.instance.activeMonth),
        registrations: '1',
      })),
    )
  }),
  route('GET /api/v1/instance/extended_description', 'anyone', '', ({ server }) =>
    reply({ updated_at: iso(UPDATED), content: server.world.instance.extendedDescription }),
  ),
  route('GET /api/v1/instance/privacy_policy', 'anyone', '', ({ server }) =>
    reply({ updated_at: iso(UPDATED), content: server.world.instance.privacyPolicy }),
  ),
  route('GET /api/v1/instance/terms_of_service', 'anyone', '', ({ server }) =>
    reply({
      effective_date: iso(UPDATED).slice(0, 10),
      effective: true,
      content: found(server.world.instance.termsOfService),
      succeeded_by: null,
    }),
  ),
  route('GET /api/v1/instance/terms_of_service/:date', 'anyone', '', (call) =>
    reply({
      effective_date: call.path['date'],
      effective: true,
      content: found(call.server.world.instance.termsOfService),
      succeeded_by: null,
    }),
  ),
  route('GET /api/v1/instance/languages', 'anyone', '', () =>
    reply(LANGUAGES.map((code) => ({ code, name: NAMES.of(code) ?? code }))),
  ),
  route('GET /api/v1/instance/translation_languages', 'anyone', '', () => reply(translationLanguages())),
  route('GET /api/v1/instance/domain_blocks', 'anyone', '', ({ server }) =>
    reply(
      server.world.instance.blockedDomains.map(({ domain, severity, comment }) => ({
        domain,
        digest: Array.from(domain)
          .map((sign) => (sign.codePointAt(0) ?? 0).toString(16))
          .join('')
          .padEnd(64, '0')
          .slice(0, 64),
        severity,
        comment,
      })),
    ),
  ),
  route('GET /api/v1/custom_emojis', 'anyone', '', (call) =>
    reply(customEmojisOut(call.view), 200, { 'cache-control': 'public, max-age=300' }),
  ),
  route('GET /health', 'anyone', '', () => reply('OK', 200, { 'content-type': 'text/plain' })),
  route('GET /nodeinfo/2.0', 'anyone', '', ({ server }) =>
    reply({
      version: '2.0',
      software: { name: server.software.name.split('-')[0], version: server.software.version },
      protocols: ['activitypub'],
      services: { outbound: [], inbound: [] },
      usage: { users: { total: 3 } },
      openRegistrations: server.world.instance.registrations,
      metadata: {},
    }),
  ),
  route('GET /.well-known/nodeinfo', 'anyone', '', ({ server }) =>
    reply({
      links: [
        { rel: 'http://nodeinfo.diaspora.software/ns/schema/2.0', href: `${server.origin}/nodeinfo/2.0` },
      ],
    }),
  ),
]
