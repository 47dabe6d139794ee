import type { Page } from 'playwright/test'
import { expect, test } from '../../fixtures'
import type { Server } from '../../servers'

interface DemoPost {
  id: string
  account: { acct: string }
  language: string | null
  quote: { state: string } | null
  card: { type: string; title: string } | null
}

/** Returns posts as a signed-in account receives them. */
async function posts(at: Server, acct: string): Promise<DemoPost[]> {
  const { token } = at.simulator.script.signIn(acct)
  const all: DemoPost[] = []
  for (let page = 0; page < 6; page++) {
    const after = all.at(-1) ? `&max_id=${all.at(-1)?.id}` : ''
    const answer = await fetch(`${at.origin}/api/v1/timelines/public?limit=40${after}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    all.push(...((await answer.json()) as DemoPost[]))
  }
  return all
}

/** Returns the path of the first matching post. */
function pathOf(all: readonly DemoPost[], wanted: (post: DemoPost) => boolean): string {
  const post = all.find(wanted)
  if (!post) throw new Error('the world has no such post')
  return `/@${post.account.acct}/${post.id}`
}

const open = async (page: Page, client: string, path: string) => {
  await page.goto(`${client}${path}`)
  await expect(page.locator('article[aria-current=true]')).toBeVisible()
  return page.locator('article[aria-current=true]')
}

test.describe('in the demo world', () => {
  test.use({ world: 'demo' })

  test('every state of a quote is shown or explained', async ({ page, client, server, signInAs }) => {
    await signInAs('ada', server)
    const states: [string, RegExp | null][] = [
      ['pending', /hasn’t approved this quote yet/],
      ['rejected', /removed by its author/],
      ['revoked', /removed by its author/],
      ['deleted', /isn’t available/],
      ['unauthorized', /isn’t available/],
      ['muted_account', /someone you’ve muted/],
      ['accepted', null],
    ]
    const all = await posts(server, 'ada')
    for (const [state, words] of states) {
      const path = pathOf(all, ({ quote }) => quote?.state === state)
      const post = await open(page, client, path)
      if (words) await expect(post.getByText(words)).toBeVisible()
      else await expect(post.getByRole('group', { name: /^Quoted post by/ })).toBeVisible()
    }
  })

  test('a linked video plays in a frame until Escape', async ({ page, client, server, signInAs }) => {
    await page.route('https://video.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>The film</h1>' }),
    )
    await signInAs('ada', server)
    const path = pathOf(await posts(server, 'ada'), ({ card }) => card?.type === 'video')
    const post = await open(page, client, path)
    await post.getByRole('button', { name: /^Play: / }).click()
    await expect(post.getByRole('button', { name: 'Close player' })).toBeFocused()
    await expect(post.frameLocator('iframe').getByRole('heading', { name: 'The film' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(post.locator('iframe')).toHaveCount(0)
    await expect(post.getByRole('button', { name: /^Play: / })).toBeFocused()
  })

  test('a linked video in a list stops when another page is opened from it', async ({
    page,
    client,
    server,
    signInAs,
  }) => {
    await page.route('https://video.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>The film</h1>' }),
    )
    await signInAs('ada', server)
    const path = pathOf(await posts(server, 'ada'), ({ card }) => card?.type === 'video')
    await page.goto(client + path.replace(/\/[^/]*$/, ''))
    const row = page
      .getByRole('feed')
      .getByRole('article')
      .filter({
        has: page.locator(`a[href="${path}"]`),
      })
    await row.getByRole('button', { name: /^Play: / }).click()
    await expect(row.frameLocator('iframe').getByRole('heading', { name: 'The film' })).toBeVisible()
    await row.locator(`a[href="${path}"]:has(time)`).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Post' })).toBeFocused()
    await expect(page.locator('iframe')).toHaveCount(0)
    await page.goBack()
    await expect(row.getByRole('button', { name: /^Play: / })).toBeVisible()
  })

  test('a post is translated and switched back', async ({ page, client, server, signInAs }) => {
    await signInAs('ada', server)
    const path = pathOf(await posts(server, 'ada'), ({ language, card }) => language === 'es' && !card)
    const post = await open(page, client, path)
    await post.getByRole('button', { name: 'Translate from Spanish' }).click()
    await expect(post.getByText('Translated from Spanish using DeepL.com')).toBeVisible()
    await expect(post.getByText(/\[en\]/).first()).toBeVisible()
    await post.getByRole('button', { name: 'Show original' }).click()
    await expect(post.getByText(/\[en\]/)).toHaveCount(0)
  })
})

const searches = (server: Server) =>
  server.simulator.recorded.filter(({ path }) => path.startsWith('/api/v2/search')).length

test('a link to a remote post opens in the app', async ({ page, server, home }) => {
  const { script, server: inside } = server.simulator
  const far = script.as('eve@remote.example').publish('Far away words').id
  inside.world.statuses.patch(far, { url: 'https://remote.example/@eve/123456789' })
  script.as('ann').publish('Found far away: https://remote.example/@eve/123456789')
  await page.reload()
  await home
    .post('Found far away')
    .root.getByRole('link', { name: /remote\.example/ })
    .click()
  await expect(page).toHaveURL(new RegExp(`/@eve@remote.example/${far}$`))
  expect(searches(server)).toBe(1)
})

test('an unknown link is offered in a tab and requested once', async ({ page, context, server, home }) => {
  await context.route('https://nowhere.example/**', (route) => route.fulfill({ body: 'Nowhere' }))
  server.simulator.script.as('ann').publish('Who is https://nowhere.example/@nobody')
  await page.reload()
  const link = home.post('Who is').root.getByRole('link', { name: /nowhere\.example/ })
  await link.click()
  await expect(page.getByRole('button', { name: 'Open in a new tab' })).toBeVisible()
  await page.bringToFront()
  await link.click()
  await expect(page.getByRole('button', { name: 'Open in a new tab' })).toBeVisible()
  expect(searches(server)).toBe(1)
})

/** Replaces the browser's translator, which cannot download anything here. */
const withTranslator = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, {
      Translator: { create: async () => ({ translate: async (text: string) => `<${text}>` }) },
    })
  })

test.describe('where the server does not translate', () => {
  test.use({ software: 'gotosocial' })

  test('the browser translates with consent', async ({ page, server, signInAs }) => {
    await withTranslator(page)
    await signInAs('ann', server)
    server.simulator.script.as('eve@remote.example').publish({ text: 'Hola a todos.', language: 'es' })
    await page.reload()
    const post = page.getByRole('article').filter({ hasText: 'Hola a todos.' }).first()
    const button = post.getByRole('button', { name: /Spanish|Show original/ })
    await expect(button).toBeInViewport()
    await button.press('Enter')
    const question = page.getByRole('alertdialog', { name: 'Let your browser translate posts?' })
    await expect(question).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(question).toHaveCount(0)
    await expect(button).toBeFocused()
    await expect(post).not.toContainText('<Hola')
    await button.press('Enter')
    await question.getByRole('button', { name: 'Translate' }).press('Enter')
    await expect(post).toContainText('<Hola a todos.>')
    await expect(post).toContainText('Translated from Spanish using your browser')
    await post.getByRole('button', { name: 'Show original' }).click()
    await expect(post).not.toContainText('<Hola')
  })
})

test.describe('custom emoji', () => {
  test.use({ world: 'demo' })

  test('stay still until hovered or focused, and always with reduced motion', async ({
    page,
    client,
    server,
    signInAs,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await signInAs('ada', server)
    await page.goto(`${client}/@ada`)
    const moving = page.locator('img[data-moving]')
    const post = page.getByRole('article').filter({ has: moving }).first()
    const emoji = post.locator(moving).first()
    await expect(emoji).toHaveAttribute('alt', /^:\w+:$/)
    await expect(emoji).toHaveAttribute('src', /png$/)
    await emoji.hover()
    await expect(emoji).toHaveAttribute('src', /gif$/)
    await page.mouse.move(2, 2)
    await expect(emoji).toHaveAttribute('src', /png$/)
    await post.focus()
    await expect(emoji).toHaveAttribute('src', /gif$/)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expect(emoji).toHaveAttribute('src', /png$/)
    await emoji.hover()
    await expect(emoji).toHaveAttribute('src', /png$/)
  })
})
