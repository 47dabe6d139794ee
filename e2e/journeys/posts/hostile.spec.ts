import type { Page } from 'playwright/test'
import { HOSTILE_ELEMENTS, HOSTILE_MARKUP } from '../../../lib/html/hostile/hostile-corpus.testing'
import { HOSTILE_URLS } from '../../../lib/html/hostile/hostile-urls.testing'
import { expect, test } from '../../fixtures'
import { overflowWidth } from '../../layout-checks'
import { wheel } from '../../pages/scrolling'
import type { Server } from '../../servers'

type Json = Record<string, unknown>

/** A post with an attack in every field that holds foreign text or URLs. */
function poisoned(template: Json, at: number, markup: string, url: string): Json {
  const account = template['account'] as Json
  const id = String(117_000_000_000_000_000n - BigInt(at))
  const tag = { name: markup, url }
  return {
    ...template,
    id,
    reblog: null,
    uri: url,
    url,
    // The link comes first: markup may have no end.
    content: `<p>Vector ${at}.</p><p><a href="${url}">there</a><img src="${url}" alt="here"></p>${markup}`,
    spoiler_text: '',
    sensitive: false,
    account: {
      ...account,
      id: `9${at}`,
      acct: `vector${at}@evil.invalid`,
      username: `vector${at}`,
      display_name: `${markup} :x:`,
      url,
      emojis: [
        { shortcode: 'x', url: account['avatar'], static_url: account['avatar'], visible_in_picker: true },
      ],
    },
    media_attachments: [
      {
        id: `8${at}`,
        type: 'image',
        url: account['avatar'],
        preview_url: account['avatar'],
        remote_url: url,
        description: markup,
        blurhash: markup,
        meta: {},
      },
    ],
    mentions: [{ id: `7${at}`, username: markup, acct: markup, url }],
    tags: [tag],
    emojis: [
      { shortcode: markup, url: account['avatar'], static_url: account['avatar'], visible_in_picker: true },
    ],
    card:
      at % 2 === 0
        ? null
        : {
            url,
            title: markup,
            description: markup,
            type: 'link',
            author_name: markup,
            author_url: url,
            provider_name: markup,
            provider_url: url,
            html: markup,
            width: 0,
            height: 0,
            image: null,
            embed_url: url,
            blurhash: null,
          },
    poll:
      at % 2 === 1
        ? null
        : {
            id: `6${at}`,
            expires_at: null,
            expired: false,
            multiple: false,
            votes_count: 3,
            voters_count: 3,
            voted: at % 4 === 0,
            own_votes: at % 4 === 0 ? [0] : [],
            options: [
              { title: markup, votes_count: 2 },
              { title: url, votes_count: 1 },
            ],
            emojis: [],
          },
    application: { name: markup, website: url },
  }
}

/** Serves one page of home from `make`, and nothing below it. */
function serveHome(server: Server, make: (template: Json) => Json[]): void {
  const isHome = (request: Request) => new URL(request.url).pathname === '/api/v1/timelines/home'
  const older = (request: Request) => isHome(request) && new URL(request.url).searchParams.has('max_id')
  const { script } = server.simulator
  script.rewrite(older, () => [], { times: 1000 })
  script.rewrite(isHome, (body: Json[]) => (body[0] ? make(body[0]) : []), { times: 1000 })
}

/** Records everything that must never happen; returns a function that reads it. */
async function watchForHarm(page: Page): Promise<() => Promise<string[]>> {
  const harm: string[] = []
  await page.addInitScript(() => {
    const ran: string[] = []
    Object.assign(window, { ran })
    for (const name of ['alert', 'confirm', 'prompt', 'print', 'open'] as const)
      Object.assign(window, { [name]: () => void ran.push(name) })
    document.addEventListener('securitypolicyviolation', (event) =>
      ran.push(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`),
    )
  })
  page.on('dialog', (dialog) => {
    harm.push(`dialog ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.context().on('request', (request) => {
    if (/evil/.test(new URL(request.url()).host)) harm.push(`request ${request.url()}`)
  })
  page.context().on('page', (other) => harm.push(`page ${other.url()}`))
  page.on('framenavigated', (frame) => {
    if (frame !== page.mainFrame()) harm.push(`frame ${frame.url()}`)
  })
  return async () => [...harm, ...(await page.evaluate(() => (window as unknown as { ran: string[] }).ran))]
}

/** Returns parts of mounted posts that overflow or link to forbidden URLs. */
const outOfPlace = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const wrong: string[] = []
    for (const id of ['root', 'content', 'navigation'])
      if (document.querySelectorAll(`[id="${id}"]`).length > 1) wrong.push(`two elements are called ${id}`)
    for (const inside of document.querySelectorAll('main [data-key] *, main section *')) {
      const name = inside.localName
      if (
        /^(script|style|iframe|object|embed|form|base|link|meta|frame|portal)$/.test(name) &&
        !inside.closest('svg')
      )
        wrong.push(`an element ${name}`)
      for (const attribute of inside.attributes)
        if (/^on/i.test(attribute.name)) wrong.push(`${name} ${attribute.name}`)
      const href = inside.getAttribute('href')
      if (href !== null && !/^(https?:\/\/|mailto:|\/(?!\/)|#)/.test(href)) wrong.push(`href ${href}`)
      if (
        inside instanceof HTMLAnchorElement &&
        inside.target === '_blank' &&
        !inside.rel.includes('noopener')
      )
        wrong.push(`opener ${href ?? ''}`)
      if (inside.closest('[data-key]') && getComputedStyle(inside).position === 'fixed')
        wrong.push(`fixed ${name}`)
    }
    const home = document.querySelector('nav a[href$="/home"]')?.getBoundingClientRect()
    const top = home && document.elementFromPoint(home.x + home.width / 2, home.y + home.height / 2)
    if (!top?.closest('nav')) wrong.push('something lies over the navigation')
    return wrong
  })

/** So high that few steps are needed to mount every row. */
const TALL = { width: 1280, height: 4000 }

async function readToTheEnd(page: Page, count: number): Promise<void> {
  const wrong = new Set<string>()
  const last = `Vector ${count - 1}.`
  // Less than what is in view, so that no row is skipped.
  await wheel(page, TALL.height - 400, async () => {
    for (const line of await outOfPlace(page)) wrong.add(line)
    return page.evaluate((text) => document.querySelector('main')?.textContent.includes(text) === true, last)
  })
  for (const line of await outOfPlace(page)) wrong.add(line)
  expect([...wrong]).toEqual([])
}

test('neither markup nor a URL in any field of a post does anything', async ({
  page,
  server,
  client,
  annOpens,
}) => {
  test.setTimeout(120_000)
  expect(HOSTILE_ELEMENTS.length).toBeGreaterThan(HOSTILE_URLS.length)
  const harm = await watchForHarm(page)
  serveHome(server, (template) =>
    HOSTILE_ELEMENTS.map((markup, at) =>
      poisoned(template, at, markup, HOSTILE_URLS[at] ?? `https://safe.invalid/${at}`),
    ),
  )
  await page.setViewportSize(TALL)
  await annOpens('/home')
  await expect(page.getByText('Vector 0.', { exact: true })).toBeVisible()
  await readToTheEnd(page, HOSTILE_ELEMENTS.length)
  expect(await harm()).toEqual([])
  await expect(page).toHaveURL(`${client}/home`)
})

test('a name, a bio, fields and an announcement full of markup, long words and both directions do nothing', async ({
  page,
  server,
  client,
  annOpens,
}) => {
  test.setTimeout(90_000)
  const harm = await watchForHarm(page)
  const vectors = [...HOSTILE_MARKUP, ...HOSTILE_URLS.map((url) => `<a href="${url}">x</a>`)]
  const markup = HOSTILE_MARKUP.slice(0, 20).join(' ')
  let name = markup
  const poison = (account: Json): Json => ({
    ...account,
    display_name: name,
    note: `${vectors.join('\n')}<p>The bio ends here.</p>`,
    fields: vectors.map((text) => ({ name: text, value: text, verified_at: null })),
    url: 'javascript:alert(1)',
  })
  const { script } = server.simulator
  script.announce('<p>Street party</p>')
  const links = HOSTILE_URLS.map((url) => `<a href="${url}">there</a>`).join(' ')
  const poisonAnnouncement = (announcement: Json): Json => ({
    ...announcement,
    content: `<p>Street party</p>${HOSTILE_MARKUP.join('\n')}<p>${links}</p><p>${'m'.repeat(3000)}</p>
      <p>\u202Eمهرجان الشارع ${'ش'.repeat(600)}</p>`,
    reactions: [
      { name: markup, count: 3, me: false, url: 'javascript:alert(1)', static_url: 'javascript:alert(1)' },
      { name: 'm'.repeat(500), count: 1e15, me: true },
    ],
    mentions: [{ id: '1', username: markup, acct: markup, url: 'javascript:alert(1)' }],
    tags: [{ name: markup, url: 'javascript:alert(1)' }],
    emojis: [{ shortcode: markup, url: 'javascript:alert(1)', static_url: 'javascript:alert(1)' }],
  })
  script.rewrite('/api/v1/announcements', (all: Json[]) => all.map(poisonAnnouncement), { times: 100 })

  await test.step('an announcement', async () => {
    await annOpens('/home')
    await page.getByRole('button', { name: /^Announcements/ }).click()
    await expect(page.getByRole('region', { name: 'Announcements' })).toContainText('Street party')
    expect(await outOfPlace(page)).toEqual([])
    await page.setViewportSize({ width: 320, height: 640 })
    await expect.poll(() => overflowWidth(page)).toBe(0)
    expect(await harm()).toEqual([])
    await expect(page).toHaveURL(`${client}/home`)
  })

  await test.step('a profile', async () => {
    script.rewrite('/api/v1/accounts/lookup', poison, { times: 100 })
    script.rewrite('/api/v1/accounts/:id', poison, { times: 100 })
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(`${client}/@eve@remote.example`)
    await expect(
      page
        .getByRole('main')
        .getByText('Vector', { exact: false })
        .or(page.getByRole('article').first())
        .first(),
    ).toBeVisible()
    expect(await outOfPlace(page)).toEqual([])
    expect(await harm()).toEqual([])
    await expect(page).toHaveURL(`${client}/@eve@remote.example`)
  })

  await test.step('a name of half a million marks does not hold up the page', async () => {
    name = `e${'\u0301'.repeat(500_000)}`
    // Posts would restore the name, since each contains its author.
    script.rewrite('/api/v1/accounts/:id/statuses', () => [], { times: 100 })
    await page.reload()
    await expect(page.getByRole('heading', { level: 2, name: /^e\u0301+/ })).toBeVisible()
    await page.getByRole('link', { name: 'Media', exact: true }).click()
    await expect(page).toHaveURL(`${client}/@eve@remote.example/media`)
  })
})
