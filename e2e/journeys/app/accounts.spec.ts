import type { Page } from 'playwright/test'
import { expect, test } from '../../fixtures'
import { AccountMenu } from '../../pages/account-menu'
import { TimelinePage } from '../../pages/home'
import { asDemoAccount, signIn } from '../../pages/sign-in'
import type { Server } from '../../servers'

const hostOf = (server: Server) => new URL(server.origin).host

test('accounts on servers with the same ids are kept apart, also by answers that arrive late', async ({
  page,
  client,
  twoServers,
  signInAs,
}) => {
  const [first, second] = twoServers
  const mine = first.simulator.script.as('eve@remote.example').publish('Only on the first server')
  const other = second.simulator.script.as('eve@remote.example').publish('Only on the second server')
  expect(mine.id).toBe(other.id)
  await signInAs('ann', first)
  await signIn(page, client, second.origin, asDemoAccount('cleo'))
  const home = new TimelinePage(page)
  const menu = new AccountMenu(page)
  await test.step('each account sees and changes the posts of its own server', async () => {
    await page.goto(`${client}/~ann@${hostOf(first)}/home`)
    await expect(home.post('Only on the first server').root).toBeVisible()
    await expect(home.post('Only on the second server').root).toHaveCount(0)
    await home.post('Only on the first server').favourite.click()
    await expect(home.post('Only on the first server').favourite).toHaveAttribute('aria-pressed', 'true')
    const calls = (server: Server) =>
      server.simulator.recorded.filter((call) => call.route === 'POST /api/v1/statuses/:id/favourite')
    await expect.poll(() => calls(first).length).toBe(1)
    await menu.switchTo('Cleo Quill')
    await page.goto(`${client}/~cleo@${hostOf(second)}/@eve@remote.example/${other.id}`)
    const post = page.getByRole('article', { name: /Only on the second server/ })
    await expect(post).toBeVisible()
    await expect(post.getByRole('button', { name: /^Favourite/ })).toHaveAttribute('aria-pressed', 'false')
    await expect(page.getByText('Only on the first server')).toHaveCount(0)
    expect(calls(first)).toHaveLength(1)
    expect(calls(second)).toHaveLength(0)
  })
  await test.step('an answer that arrives after switching is not shown to the other account', async () => {
    await menu.switchTo('Ann Atwood')
    await expect(page.getByRole('button', { name: 'Accounts, Ann Atwood' })).toBeVisible()
    const held = first.simulator.script.hold('/api/v1/timelines/public')
    await page.getByRole('link', { name: 'This server' }).click()
    await expect.poll(() => held.count).toBeGreaterThan(0)
    first.simulator.script.as('ann').publish('From the first server')
    await menu.switchTo('Cleo Quill')
    await expect(page.getByRole('button', { name: 'Accounts, Cleo Quill' })).toBeVisible()
    held.release()
    await page.getByRole('link', { name: 'This server' }).click()
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect(page.getByText('From the first server')).toHaveCount(0)
  })
})

test('switching accounts is instant, and each tab shows and acts as its own account', async ({
  page,
  context,
  client,
  server,
  signInAs,
}) => {
  await signInAs('ann', server)
  await signIn(page, client, server.origin, asDemoAccount('cleo'))
  const menu = new AccountMenu(page)
  await test.step('switching does not reload the page', async () => {
    await page.evaluate(() => Object.assign(window, { samePage: true }))
    for (const name of ['Ann Atwood', 'Cleo Quill', 'Ann Atwood']) {
      await menu.switchTo(name)
      await expect(page.getByRole('button', { name: `Accounts, ${name}` })).toBeVisible()
    }
    await expect(new TimelinePage(page).posts.first()).toBeVisible()
    expect(await page.evaluate(() => 'samePage' in window)).toBe(true)
  })
  await test.step('two tabs with two accounts', async () => {
    const { id } = server.simulator.script.as('eve@remote.example').publish('For both tabs')
    const host = hostOf(server)
    const path = `/@eve@remote.example/${id}`
    const other = await context.newPage()
    await page.goto(`${client}/~cleo@${host}${path}`)
    await other.goto(`${client}/~ann@${host}${path}`)
    const favourite = (tab: Page) =>
      tab.getByRole('article', { name: /For both tabs/ }).getByRole('button', { name: /^Favourite/ })
    await favourite(other).click()
    await expect(favourite(other)).toHaveAttribute('aria-pressed', 'true')
    await expect(favourite(page)).toHaveAttribute('aria-pressed', 'false')
    const callers = () =>
      server.simulator.recorded
        .filter((call) => call.route === 'POST /api/v1/statuses/:id/favourite')
        .map((call) => call.accountId)
    await expect.poll(callers).toHaveLength(1)
    await menu.switchTo('Ann Atwood')
    await expect(page.getByRole('button', { name: 'Accounts, Ann Atwood' })).toBeVisible()
    await expect(other.getByRole('button', { name: 'Accounts, Ann Atwood' })).toBeVisible()
    await other.reload()
    await expect(other.getByRole('button', { name: 'Accounts, Ann Atwood' })).toBeVisible()
    expect(callers()).toEqual([server.simulator.script.account('ann').id])
  })
})
