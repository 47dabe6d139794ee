import type { Page } from 'playwright/test'
import { expect, test } from '../../fixtures'
import { Composer } from '../../pages/compose'
import { ComposerFiles, pngFile } from '../../pages/composer-files'
import { crash } from '../../pages/crash'
import { TimelinePage } from '../../pages/home'

const EVE = 'eve@remote.example'

/** The favourite button of a post in home. */
const favouriteIn = (page: Page) => (text: string) =>
  new TimelinePage(page).posts
    .filter({ hasText: text })
    .getByRole('button', { name: 'Favourite', exact: false })
    .first()

test('changes and posts made offline stay, survive a crash, and are sent once; those that came too late can be discarded', async ({
  ownContext,
  page: first,
  client,
  server,
  annOpens,
}) => {
  const { script, recorded } = server.simulator
  const kept = script.as(EVE).publish('A post that stays')
  const gone = script.as(EVE).publish('A post that goes')
  await annOpens('/home')
  const lose = (page: Page) => page.route(`${server.origin}/**`, (route) => route.abort())
  const writes = () => recorded.filter(({ method }) => method === 'POST').map(({ path }) => path)

  await test.step('the server cannot be reached', async () => {
    const favourite = favouriteIn(first)
    await expect(favourite('A post that stays')).toBeVisible()
    // Leaving the page stores what it shows.
    await first.reload()
    await expect(favourite('A post that goes')).toBeVisible()
    await lose(first)
    script.dropSockets()
    await favourite('A post that stays').click()
    await favourite('A post that goes').click()
    const composer = new Composer(first)
    const files = new ComposerFiles(first, composer)
    await files.choose(pngFile('heron.png'))
    await files.describe(0, 'A heron')
    await composer.publish('A post from the train')
    await expect(composer.text).toHaveValue('')
    await expect(first.getByText('3 changes are sent when the server can be reached.')).toBeVisible()
    await expect(favourite('A post that stays')).toHaveAttribute('aria-pressed', 'true')
    await expect(first.getByRole('alert')).toHaveCount(0)
    await crash(first)
  })

  const page = await ownContext.newPage()
  const favourite = favouriteIn(page)
  await test.step('the app is opened again', async () => {
    await lose(page)
    await page.goto(`${client}/home`)
    await expect(favourite('A post that stays')).toHaveAttribute('aria-pressed', 'true')
    await page.getByRole('button', { name: 'Show', exact: true }).click()
    const rows = page.getByRole('dialog').getByRole('listitem')
    await expect(rows).toHaveCount(3)
    await expect(rows.first()).toContainText('Favourite')
    await expect(rows.first()).toContainText('A post that stays')
    await expect(rows.first()).toContainText('Waiting')
    await expect(rows.last()).toContainText('A post from the train')
    await page.keyboard.press('Escape')
    await expect(new Composer(page).text).toHaveValue('')
  })

  await test.step('the server is back, without one of the posts', async () => {
    script.as(EVE).remove(gone.id)
    expect(writes().filter((path) => path.endsWith('/favourite'))).toEqual([])
    await page.unroute(`${server.origin}/**`)
    await page.getByRole('button', { name: 'Try again' }).first().click()
    const notice = page.getByText('1 change made offline could not be sent.')
    await expect(notice).toBeVisible()
    await page.getByRole('button', { name: 'Show', exact: true }).click()
    const row = page.getByRole('dialog').getByRole('listitem').filter({ hasText: 'A post that goes' })
    await expect(row).toContainText('It no longer exists.')
    await row.getByRole('button', { name: /Discard/ }).click()
    await expect(page.getByText('No changes are waiting')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(notice).toHaveCount(0)
    // While it closes, keys do not scroll the page.
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  expect(writes().filter((path) => path.endsWith('/favourite'))).toEqual([
    `/api/v1/statuses/${kept.id}/favourite`,
    `/api/v1/statuses/${gone.id}/favourite`,
  ])
  expect(writes().filter((path) => /\/(media|statuses)$/.test(path))).toEqual([
    '/api/v2/media',
    '/api/v1/statuses',
  ])
  // The button that was pressed may be that at the end of the list.
  await page.keyboard.press('Home')
  await expect(favourite('A post that stays')).toHaveAttribute('aria-pressed', 'true')
})
