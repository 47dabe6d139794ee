import { expect, test } from '../../fixtures'
import { Composer } from '../../pages/compose'
import { ComposerFiles, pngFile } from '../../pages/composer-files'
import { TimelinePage } from '../../pages/home'

const EVE = 'eve@remote.example'

test('changes and posts made offline stay, survive a reload, and are sent once; those that came too late can be discarded', async ({
  page,
  server,
  annOpens,
}) => {
  const { script, recorded } = server.simulator
  const kept = script.as(EVE).publish('A post that stays')
  const gone = script.as(EVE).publish('A post that goes')
  await annOpens('/home')
  const home = new TimelinePage(page)
  const action = (text: string, name: string) =>
    home.posts.filter({ hasText: text }).getByRole('button', { name, exact: false }).first()
  await expect(action('A post that stays', 'Favourite')).toBeVisible()
  const composer = new Composer(page)
  const files = new ComposerFiles(page, composer)
  const writes = () => recorded.filter(({ method }) => method === 'POST').map(({ path }) => path)
  const isFavourite = (text: string) => action(text, 'Favourite')

  await test.step('the server cannot be reached', async () => {
    // Leaving the page stores what it shows.
    await page.reload()
    await expect(action('A post that goes', 'Favourite')).toBeVisible()
    await page.route(`${server.origin}/**`, (route) => route.abort())
    script.dropSockets()
    await isFavourite('A post that stays').click()
    await isFavourite('A post that goes').click()
    await files.choose(pngFile('heron.png'))
    await files.describe(0, 'A heron')
    await composer.publish('A post from the train')
    await expect(composer.text).toHaveValue('')
    await expect(page.getByText('3 changes are sent when the server can be reached.')).toBeVisible()
    await expect(isFavourite('A post that stays')).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

  await test.step('the page is loaded again', async () => {
    await page.reload()
    await expect(isFavourite('A post that stays')).toHaveAttribute('aria-pressed', 'true')
    await page.getByRole('button', { name: 'Show', exact: true }).click()
    const rows = page.getByRole('dialog').getByRole('listitem')
    await expect(rows).toHaveCount(3)
    await expect(rows.first()).toContainText('Favourite')
    await expect(rows.first()).toContainText('A post that stays')
    await expect(rows.first()).toContainText('Waiting')
    await expect(rows.last()).toContainText('A post from the train')
    await page.keyboard.press('Escape')
    await expect(composer.text).toHaveValue('')
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
  await expect(isFavourite('A post that stays')).toHaveAttribute('aria-pressed', 'true')
})
