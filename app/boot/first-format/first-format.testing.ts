/** Everything that a visit of the first builds left in the browser, written out. */

export const ANN = 'ann@home.example'
export const BEN = 'ben@other.example'

const account = (who: string, name: string) => ({
  who,
  server: `https://${who.split('@')[1]}`,
  accountId: '110',
  name,
  avatar: '',
  handle: `@${who}`,
  expired: false,
})
const ACCOUNTS = [account(ANN, 'Ann'), account(BEN, 'Ben')]

/** Rows of the database `skein/sessions`. */
export const SESSIONS = ACCOUNTS.map((each, at) => ({
  ...each,
  token: `token of ${each.name.toLowerCase()}`,
  scopes: 'read write follow push',
  clientId: 'client',
  clientSecret: 'secret',
  revocationPath: '/oauth/revoke',
  embedded: false,
  addedAt: 1_790_000_000_000 + at,
}))

/** A row of the database `skein/catch-ups`. */
export const CATCH_UP = {
  format: 1,
  key: `${ANN} c1`,
  who: ANN,
  id: 'c1',
  until: 1_790_000_000_000,
  reached: null,
  count: 3,
  passing: false,
}

const OPTIONS = {
  boosts: true,
  quotes: true,
  replies: true,
  mediaOnly: false,
  languages: [],
  start: 'newest',
}
const stored = (data: unknown) => JSON.stringify({ version: 1, data })

export const LOCAL = {
  'skein:accounts': JSON.stringify(ACCOUNTS),
  'skein:home-server': 'mastodon.example',
  'skein:last-places': JSON.stringify({
    lists: [['home', { key: '1', offset: -4 }]],
    offsets: [['/home', 700]],
  }),
  'skein:settings': stored({
    theme: 'dark',
    textSize: 120,
    boostCarousel: true,
    recentLanguages: { [ANN]: ['de', 'en'] },
  }),
  'skein:timelines': stored({
    [`${ANN} ["home"]`]: { ...OPTIONS, boosts: false, start: 'unread' },
    [`${BEN} ["home"]`]: { ...OPTIONS, languages: ['fr'] },
    [`${ANN} ["tag","bird watching"]`]: { ...OPTIONS, mediaOnly: true },
  }),
  'skein:catch-up-views': stored({
    [`${ANN}/c1`]: { kind: 'all', author: null, link: null, sort: 'oldest', grouped: false, full: true },
  }),
  'skein:emoji-recent': stored({ [ANN]: [{ key: '🦆', score: 2, at: 1_790_000_000_000 }] }),
  'skein:home-marker': stored({ [ANN]: '115000000000000000', [BEN]: '115000000000000001' }),
  'skein:links': stored({ [ANN]: [{ url: 'https://a.example/@b/1', path: '/@b@a.example/1', at: 1 }] }),
  'skein:suggestions-hidden': stored({ [ANN]: 1_790_000_000_000 }),
  'skein:tag-history': stored({ [ANN]: ['Birds', 'weather'] }),
}

export const SESSION = {
  'skein:places': JSON.stringify({
    lists: [['e1 home', { anchor: { key: '1', offset: -4 }, focused: null }]],
    offsets: [['e1', 700]],
  }),
}
