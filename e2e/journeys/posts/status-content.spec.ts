import { expect, test } from '../../fixtures'
import type { Server } from '../../servers'

interface DemoPost {
  id: string
  account: { acct: string }
  card: { type: string } | null
}

/** Returns the path of a post with a linked video, as a signed-in account receives it. */
async function videoPath(at: Server, acct: string): Promise<string> {
  const { token } = at.simulator.script.signIn(acct)
  let last: DemoPost | undefined
  for (let page = 0; page < 6; page++) {
    const after = last ? `&max_id=${last.id}` : ''
    const answer = await fetch(`${at.origin}/api/v1/timelines/public?limit=40${after}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    const posts = (await answer.json()) as DemoPost[]
    const post = posts.find(({ card }) => card?.type === 'video')
    if (post) return `/@${post.account.acct}/${post.id}`
    last = posts.at(-1)
  }
  throw new Error('the world has no such post')
}

test.use({ world: 'demo' })

test('a linked video plays in a frame until Escape', async ({ page, server, signInAs }) => {
  await page.route('https://video.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>The film</h1>' }),
  )
  const path = await videoPath(server, 'ada')
  await signInAs('ada', server, { to: path.replace(/\/[^/]*$/, '') })
  const row = page
    .getByRole('feed')
    .getByRole('article')
    .filter({
      has: page.locator(`a[href="${path}"]`),
    })
  const play = row.getByRole('button', { name: /^Play: / })
  const film = row.frameLocator('iframe').getByRole('heading', { name: 'The film' })

  await play.click()
  await expect(row.getByRole('button', { name: 'Close player' })).toBeFocused()
  await expect(film).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(row.locator('iframe')).toHaveCount(0)
  await expect(play).toBeFocused()
})

test('custom emoji stay still until hovered or focused, and always with reduced motion', async ({
  page,
  server,
  signInAs,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await signInAs('ada', server, { to: '/@ada' })
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

test('a name in Latin letters at the start does not change the direction of a text', async ({
  page,
  server,
  signInAs,
}) => {
  const { id } = server.simulator.script.as('mira').publish('@ada أين هذا المكان؟')
  await signInAs('ada', server, { to: `/@mira/${id}` })
  const name = page.getByRole('article').getByRole('link', { name: '@ada', exact: true })
  await expect(name).toBeVisible()
  const distance = await name.evaluate((link) => {
    const text = link.closest('p')?.getBoundingClientRect().right ?? 0
    return Math.abs(text - link.getBoundingClientRect().right)
  })
  expect(distance).toBeLessThanOrEqual(1)
})
