import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { expect, test } from '../../fixtures'

const DATA = '/preferences/data'
const choose = (page: Page, text: string, name: string) =>
  page
    .locator('input[type=file][accept*=csv]')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })

/** A line of the section itself; the same words are also announced to screen readers. */
const status = (page: Page, text: string) => page.getByRole('region', { name: 'Data' }).getByText(text)

test('an exported list is imported again', async ({ page, server, signInAs }) => {
  const { script } = server.simulator
  script.person('new@far.example')
  script.as('ann').follow('new@far.example', { reblogs: false })
  await signInAs('ann', server, { to: DATA })
  const downloaded = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export: Accounts you follow' }).click()
  const file = await downloaded
  expect(file.suggestedFilename()).toBe('following_accounts.csv')
  const text = await readFile(await file.path(), 'utf8')
  expect(text).toContain('Account address,Show boosts,Notify on new posts,Languages\n')
  expect(text).toContain('new@far.example,false,false,\n')

  script.as('ann').unfollow('new@far.example')
  await choose(page, text, 'following_accounts.csv')
  await expect(page.getByText(/^Follow \d+ accounts?$/)).toBeVisible()
  await page.getByRole('button', { name: /^Import \d+/ }).click()
  await expect(status(page, 'Everything was imported.')).toBeVisible()
  const follow = server.simulator.recorded.findLast(
    ({ route }) => route === 'POST /api/v1/accounts/:id/follow',
  )
  expect(follow?.status).toBe(200)
  const { world } = server.simulator.server
  const [ann, added] = [script.account('ann').id, script.account('new@far.example').id]
  expect(world.follows.values().find(({ from, to }) => from === ann && to === added)).toMatchObject({
    reblogs: false,
  })
})

test('a damaged backup changes nothing; an import shows its changes, pauses, and continues after a reload', async ({
  page,
  server,
  signInAs,
}) => {
  const { script, recorded } = server.simulator
  const names = ['one', 'two', 'three'].map((name) => `${name}@far.example`)
  for (const name of names) script.person(name)
  await signInAs('ann', server, { to: DATA })
  await test.step('a damaged backup', async () => {
    await page
      .locator('input[type=file][accept*=json]')
      .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{"format":') })
    await expect(page.getByRole('alert')).toContainText('x.json is not a backup of Skein')
  })

  await choose(page, `${names.join('\n')}\n"broken@far.example\nnobody here\n`, 'blocked_accounts.csv')
  await expect(page.getByText('Block 3 accounts')).toBeVisible()
  await page.getByText('2 rows can’t be imported').click()
  await expect(page.getByText(/Line 4: .*broken@far\.example/)).toBeVisible()

  const held = script.hold('POST /api/v1/accounts/:id/block')
  await page.getByRole('button', { name: 'Import 3 entries' }).click()
  await expect.poll(() => held.count).toBe(1)
  await page.getByRole('button', { name: 'Cancel' }).click()
  held.release()
  await expect(status(page, 'Cancelled. What was imported stays.')).toBeVisible()
  await expect(status(page, '1 of 3 done')).toBeVisible()

  await page.reload()
  await expect(status(page, '1 of 3 done')).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(status(page, 'Everything was imported.')).toBeVisible()
  const blocks = recorded.filter(({ route }) => route === 'POST /api/v1/accounts/:id/block')
  expect(blocks).toHaveLength(3)
})
