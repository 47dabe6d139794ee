import type { Page } from 'playwright/test'
import { expect, test } from '../../fixtures'
import { axeFinds } from '../../pages/axe'
import { TimelinePage } from '../../pages/home'
import { EVE } from '../../simulator-helpers'

const REMOTE = 'remote.example'
const item = (page: Page, name: string) => page.getByRole('menuitem', { name })

test('a post is reported in steps by keyboard, in a narrow window, and nothing is lost before it is sent', async ({
  page,
  server,
  annOpens,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const { script, server: at } = server.simulator
  const rules = [{ id: '7', text: 'Be kind', hint: 'To everyone', translations: {} }]
  at.world.instance = { ...at.world.instance, rules }
  const { id } = script.as(EVE).publish('Buy my watches')
  await annOpens('/home')
  const home = new TimelinePage(page)
  const dialog = page.getByRole('dialog', { name: `Report @${EVE}` })
  const comment = dialog.getByRole('textbox', { name: 'Comment' })
  const open = async () => {
    await home.post('Buy my watches').more.click()
    await item(page, 'Report @eve').click()
  }

  await test.step('in steps', async () => {
    await open()
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
    await comment.fill('Again and again')
    expect(await dialog.evaluate((node) => node.scrollWidth > node.clientWidth)).toBe(false)
  })

  await test.step('it survives a refusal, closing and a reload', async () => {
    script.refuse('POST /api/v1/reports', 422, { error: 'Not now' })
    await comment.press('Control+Enter')
    await expect(dialog.getByRole('alert')).toContainText('Not now')
    await expect(comment).toHaveValue('Again and again')
    const entry = () => page.evaluate(() => (history.state as { modal?: string }).modal)
    const ofReport = await entry()
    await page.keyboard.press('Escape')
    const question = page.getByRole('alertdialog', { name: 'Discard this report?' })
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(question).toHaveCount(0)
    // Closing it steps back in history a moment later, and a reload under way would be dropped.
    await expect.poll(entry).toBe(ofReport)
    await page.reload()
    await open()
    await expect(comment).toHaveValue('Again and again')
    await dialog.getByRole('button', { name: 'Back' }).click()
    await expect(dialog.getByRole('checkbox', { name: 'Buy my watches' })).toBeChecked()
    await dialog.getByRole('button', { name: 'Next' }).click()
  })

  await test.step('it is sent, and the account is muted', async () => {
    await comment.press('Control+Enter')
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
})
