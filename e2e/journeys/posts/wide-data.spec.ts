import type { Page } from 'playwright/test'
import { expect, test } from '../../fixtures'
import type { Server } from '../../servers'

type Json = Record<string, unknown>

const MARKS = Array.from({ length: 1500 }, (_, at) =>
  String.fromCodePoint(
    [0x300 + (at % 112), 0x1ab0 + (at % 15), 0x20d0 + (at % 33), 0xfe20 + (at % 16)][at % 4] ?? 0,
  ),
).join('')

/** Texts that cannot wrap, or that are wide without being long. */
const WIDE = {
  marks: `a${MARKS}b`,
  word: 'W'.repeat(900),
  joined: 'no\u2060break\u2060'.repeat(90),
  spaced: 'no\u00a0break\u00a0'.repeat(90),
  ligatures: '\ufdfd'.repeat(60),
  emoji: `:${'emoji'.repeat(120)}:`,
  turned: `\u202e${'turned'.repeat(120)}`,
}
const ABSURD = [1e308, 2 ** 60, -1, 1.5]

const name = (at: number) => Object.values(WIDE)[at % Object.values(WIDE).length] ?? ''
const count = (at: number) => ABSURD[at % ABSURD.length] ?? 0

function wideAccount(account: Json, at = 0): Json {
  return {
    ...account,
    display_name: name(at),
    note: `<p>${name(at + 1)}</p><pre>${WIDE.word}</pre><p><a href="https://a.example/${WIDE.word}">${WIDE.word}</a></p>`,
    emojis: [WIDE.emoji.slice(1, -1)].map((shortcode) => ({
      shortcode,
      url: 'https://media.invalid/x.png',
      static_url: 'https://media.invalid/x.png',
      visible_in_picker: true,
    })),
    fields: Object.values(WIDE).map((text) => ({ name: text, value: `<p>${text}</p>`, verified_at: null })),
    roles: [{ id: '1', name: name(at + 2), color: '#ff0000' }],
    followers_count: count(at),
    following_count: count(at + 1),
    statuses_count: count(at + 2),
  }
}

function wideStatus(status: Json, at = 0): Json {
  const text = name(at)
  return {
    ...status,
    reblog: null,
    account: wideAccount(status['account'] as Json, at),
    content: `<p>Wide ${at}. ${text}</p>${'<blockquote>'.repeat(60)}<p>${text}</p>${'</blockquote>'.repeat(60)}<pre>${WIDE.word}</pre><ul><li>${text}</li></ul><p><a class="hashtag" href="https://a.example/tags/x">#${WIDE.word}</a></p>`,
    spoiler_text: at % 2 === 0 ? text : '',
    sensitive: at % 2 === 0,
    replies_count: count(at),
    reblogs_count: count(at + 1),
    favourites_count: count(at + 2),
    quotes_count: count(at + 3),
    language: 'x'.repeat(8),
    tags: Object.values(WIDE).map((tag) => ({ name: tag, url: 'https://a.example/tags/x' })),
    application: { name: text, website: null },
    card: {
      url: `https://${'sub.'.repeat(50)}example/${WIDE.word}`,
      title: text,
      description: name(at + 1),
      type: 'link',
      author_name: name(at + 2),
      author_url: '',
      provider_name: name(at + 3),
      provider_url: '',
      html: '',
      width: 1e308,
      height: 1,
      image: null,
      embed_url: '',
      blurhash: null,
    },
    poll: {
      id: `6${at}`,
      expires_at: null,
      expired: at % 2 === 1,
      multiple: false,
      votes_count: count(at),
      voters_count: count(at + 1),
      voted: at % 2 === 1,
      own_votes: [0],
      options: Object.values(WIDE).map((title, option) => ({ title, votes_count: count(option) })),
      emojis: [],
    },
  }
}

/** Makes all text the server sends about posts, accounts, lists and hashtags wide. */
function widen(server: Server): void {
  const { script } = server.simulator
  const always = { times: 10_000 }
  const many = (body: Json[]) => body.map(wideStatus)
  const path = (pattern: RegExp) => (request: Request) =>
    request.method === 'GET' && pattern.test(new URL(request.url).pathname)
  script.rewrite(path(/\/timelines\/|\/bookmarks$|\/accounts\/[^/]+\/statuses$/), many, always)
  script.rewrite(path(/\/statuses\/[^/]+$/), (body: Json) => wideStatus(body, 0), always)
  script.rewrite(
    path(/\/statuses\/[^/]+\/context$/),
    (body: { ancestors: Json[]; descendants: Json[] }) => ({
      ancestors: many(body.ancestors),
      descendants: many(body.descendants),
    }),
    always,
  )
  script.rewrite(path(/\/accounts\/(lookup|\d+)$/), (body: Json) => wideAccount(body), always)
  script.rewrite(path(/\/favourited_by$/), (body: Json[]) => body.map(wideAccount), always)
  const lists = Object.values(WIDE).map((title, at) => ({
    id: String(at + 1),
    title,
    replies_policy: 'list',
    exclusive: at % 2 === 0,
  }))
  script.rewrite(path(/\/api\/v1\/lists$/), () => lists, always)
  script.rewrite(
    path(/\/featured_tags$/),
    () =>
      Object.values(WIDE).map((tag, at) => ({
        id: String(at),
        name: tag,
        url: 'https://a.example',
        statuses_count: '1e308',
        last_status_at: null,
      })),
    always,
  )
}

/** Shows the page narrow and wide, in both directions; returns where it scrolls sideways. */
async function sideways(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const width of [320, 1280])
    for (const dir of ['ltr', 'rtl'] as const) {
      await page.setViewportSize({ width, height: 800 })
      const wrong = await page.evaluate((way) => {
        document.documentElement.dir = way
        const { scrollWidth, clientWidth } = document.documentElement
        const out = [...document.querySelectorAll('main button')].filter((button) => {
          const { left, right, width: own } = button.getBoundingClientRect()
          return own > 0 && (left < -1 || right > clientWidth + 1) && !button.closest('[role=tablist], ul')
        })
        return [
          ...(scrollWidth > clientWidth ? [`${scrollWidth} of ${clientWidth}`] : []),
          ...out.map(
            (button) =>
              `out of view: ${(button.getAttribute('aria-label') ?? button.textContent).slice(0, 30)}`,
          ),
        ]
      }, dir)
      found.push(...wrong.map((line) => `${width} ${dir}: ${line}`))
    }
  await page.evaluate(() => (document.documentElement.dir = 'ltr'))
  return found
}

test('nothing a server sends makes a page scroll sideways', async ({ page, server, client, annOpens }) => {
  test.setTimeout(180_000)
  const ann = server.simulator.script.as('ann')
  const question = ann.publish('A question')
  ann.publish({ text: 'An answer', inReplyToId: question.id })
  for (const acct of ['ben', 'dora']) server.simulator.script.as(acct).favourite(question.id)
  widen(server)
  const screens: [path: string, role: 'feed' | 'list' | 'heading'][] = [
    [`/@ann/${question.id}`, 'feed'],
    ['/@ann', 'feed'],
    ['/@ann/featured', 'list'],
    [`/tags/${WIDE.word.slice(0, 200)}`, 'heading'],
    [`/@ann/${question.id}/favourites`, 'list'],
    ['/lists', 'list'],
  ]
  for (const [at, [path, role]] of screens.entries()) {
    if (at === 0) await annOpens(path)
    else await page.goto(`${client}${path}`)
    await expect(page.getByRole('main').getByRole(role).first()).toBeVisible()
    if (role === 'feed') {
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
      // All at once: a pressed button no longer matches, and the next one would take its place.
      await page.getByRole('button', { name: /^Show/ }).evaluateAll((buttons: HTMLElement[]) => {
        for (const button of buttons) button.click()
      })
    }
    await expect.poll(() => sideways(page), { message: path }).toEqual([])
  }
})
