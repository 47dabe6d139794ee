import type { Page } from 'playwright/test'
import { expect, test } from '../../fixtures'
import { axeFinds } from '../../pages/axe'
import { toast } from '../../pages/toast'
import { EVE, FINN } from '../../simulator-helpers'

const REMOTE = 'remote.example'
const dialogOf = (page: Page) => page.getByRole('dialog', { name: `Report @${EVE}` })
const item = (page: Page, name: string) => page.getByRole('menuitem', { name })

test('a post is reported in steps by keyboard, in a narrow window', async ({ home, page, server }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const { script, server: at } = server.simulator
  const rules = [{ id: '7', text: 'Be kind', hint: 'To everyone', translations: {} }]
  at.world.instance = { ...at.world.instance, rules }
  await page.reload()
  const { id } = script.as(EVE).publish('Buy my watches')
  const post = home.post('Buy my watches')
  await post.more.click()
  await item(page, 'Report @eve').click()
  const dialog = dialogOf(page)
  await dialog.getByRole('radio', { name: 'It breaks server rules' }).check()
  expect(await axeFinds(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Next' }).press('Enter')
  await expect(dialog.getByRole('heading', { name: 'Which rules does it break?' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(dialog.getByRole('checkbox', { name: 'Be kind' })).toBeChecked()
  await dialog.getByRole('button', { name: 'Next' }).press('Enter')
  await expect(dialog.getByRole('checkbox', { name: 'Buy my watches' })).toBeChecked()
  await dialog.getByRole('button', { name: 'Next' }).press('Enter')
  await expect(dialog.getByRole('checkbox', { name: `Forward to ${REMOTE}` })).toBeChecked()
  await dialog.getByRole('textbox', { name: 'Comment' }).fill('Again and again')
  expect(await dialog.evaluate((node) => node.scrollWidth > node.clientWidth)).toBe(false)
  await page.keyboard.press('Control+Enter')
  await expect(dialog.getByRole('heading', { name: /^Thanks for reporting/ })).toBeFocused()
  expect(script.reports('ann')).toMatchObject([
    {
      category: 'violation',
      ruleIds: ['7'],
      statusIds: [id],
      comment: 'Again and again',
      forwardedTo: [REMOTE],
    },
  ])
  await dialog.getByRole('button', { name: 'Mute @eve' }).click()
  await expect(dialog.getByRole('button', { name: 'You’ve muted @eve' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(home.feed.getByText('Buy my watches')).toHaveCount(0)
})

test('a report survives a refusal, a reload and closing, until it is sent', async ({
  page,
  server,
  annOpens,
}) => {
  const { script } = server.simulator
  await annOpens(`/@${EVE}`)
  const open = async () => {
    await page.getByRole('main').getByRole('button', { name: 'More' }).first().click()
    await item(page, 'Report @eve').click()
  }
  await open()
  const dialog = dialogOf(page)
  await dialog.getByRole('radio', { name: 'It’s spam' }).check()
  await dialog.getByRole('button', { name: 'Next' }).click()
  await dialog.getByRole('checkbox', { name: 'Tea or coffee?' }).check()
  await dialog.getByRole('button', { name: 'Next' }).click()
  await dialog.getByRole('textbox', { name: 'Comment' }).fill('Every day')
  script.refuse('POST /api/v1/reports', 422, { error: 'Not now' })
  await dialog.getByRole('button', { name: 'Submit report' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Not now')
  await expect(dialog.getByRole('textbox', { name: 'Comment' })).toHaveValue('Every day')
  await page.keyboard.press('Escape')
  const question = page.getByRole('alertdialog', { name: 'Discard this report?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toHaveCount(0)
  await page.reload()
  await open()
  await expect(dialog.getByRole('textbox', { name: 'Comment' })).toHaveValue('Every day')
  await dialog.getByRole('button', { name: 'Back' }).click()
  await expect(dialog.getByRole('checkbox', { name: 'Tea or coffee?' })).toBeChecked()
  await dialog.getByRole('button', { name: 'Next' }).click()
  await dialog.getByRole('button', { name: 'Submit report' }).click()
  await expect(dialog.getByRole('heading', { name: /^Thanks for reporting/ })).toBeVisible()
  expect(script.reports('ann')).toMatchObject([{ category: 'spam', comment: 'Every day' }])
})

test('a server is blocked after its dialog says which follows end, and undoing restores everything', async ({
  home,
  page,
  server,
}) => {
  const { script, server: at } = server.simulator
  script.as(EVE).publish('Something of eve')
  script.as(FINN).publish('Something of finn')
  const post = home.post('Something of eve')
  const block = async () => {
    await post.more.click()
    await item(page, `Block server ${REMOTE}`).click()
    const dialog = page.getByRole('dialog', { name: 'Block server?' })
    await expect(dialog.getByText(/^You’ll lose \d+ followers? and 2 people you follow\.$/)).toBeVisible()
    await dialog.getByRole('button', { name: 'Block server' }).click()
    await expect(toast(page, `Blocked ${REMOTE}`)).toBeVisible()
    await expect(home.feed.getByText(/^Something of/)).toHaveCount(0)
  }
  await expect(home.post('Something of finn').root).toBeVisible()
  await block()
  await page.getByRole('region', { name: 'Notices' }).getByRole('button', { name: 'Undo' }).click()
  await expect(home.feed.getByText(/^Something of/)).toHaveCount(2)
  expect(at.world.domainBlocks.values().filter(({ domain }) => domain === REMOTE)).toEqual([])
  await block()
  await page.getByRole('region', { name: 'Notices' }).getByRole('button', { name: 'Close' }).click()
  await expect
    .poll(() => at.world.domainBlocks.values().filter(({ domain }) => domain === REMOTE).length)
    .toBe(1)
})

test('people blocked in one tab disappear in the other', async ({ home, page, server, context }) => {
  server.simulator.script.as(EVE).publish('Something of eve')
  await expect(home.post('Something of eve').root).toBeVisible()
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(other.getByText('Something of eve')).toBeVisible()
  await home.post('Something of eve').more.click()
  await item(page, 'Block @eve').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Block' }).click()
  await expect(home.feed.getByText('Something of eve')).toHaveCount(0)
  await expect(other.getByText('Something of eve')).toHaveCount(0)
})

test('visitors are not offered to report or block', async ({ page, server, client }) => {
  await page.goto(`${client}/~${new URL(server.origin).host}/@${EVE}`)
  await page.getByRole('main').getByRole('button', { name: 'More' }).first().click()
  await expect(item(page, 'Copy link')).toBeVisible()
  await expect(page.getByRole('menuitem', { name: /Report|Block|Mute/ })).toHaveCount(0)
})
