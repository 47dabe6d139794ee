import { firstPost, inputToPaint, rest, test, watch } from './fixtures'
import { runsOf } from './length'

const RUNS = runsOf(9)
/** Each loads the page. */
const FIRST_RUNS = runsOf(5)
/** A visible cell: the closed picker stays mounted. */
const GRID = ':not([data-closed]) > [role=dialog] [role=grid] [role=gridcell]'
/** A category of the server: everything is loaded. */
const LAST_CATEGORY = '[role=dialog] [role=toolbar] [aria-label=Blobs]'

test('emoji: key to the first open picker, which loads its code and data', async ({
  page,
  server,
  signInAs,
  bench,
}) => {
  await signInAs('ada', server)
  await watch(page)
  const values: number[] = []
  for (let run = 0; run < FIRST_RUNS; run++) {
    await page.evaluate(() => indexedDB.deleteDatabase('skein.emoji'))
    await page.reload()
    await firstPost(page)
    const button = page.getByRole('button', { name: 'Insert emoji' })
    await button.waitFor()
    await rest(page, 1000)
    await bench.throttle(page, 4)
    values.push(await inputToPaint(page, LAST_CATEGORY, () => button.press('Enter')))
    await bench.throttle(page, 1)
  }
  await bench.report('emoji.first', values)
})

test('emoji: key to an open picker with 6,000 custom emoji', async ({ page, server, signInAs, bench }) => {
  await signInAs('ada', server)
  await watch(page)
  await page.reload()
  await firstPost(page)
  const button = page.getByRole('button', { name: 'Insert emoji' })
  await button.press('Enter')
  await page.getByRole('toolbar', { name: 'Categories' }).getByRole('button', { name: 'Blobs' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('grid').waitFor({ state: 'hidden' })
  await bench.throttle(page, 4)
  const values: number[] = []
  for (let run = 0; run < RUNS; run++) {
    await button.focus()
    values.push(await inputToPaint(page, GRID, () => button.press('Enter')))
    await page.keyboard.press('Escape')
    await page.getByRole('grid').waitFor({ state: 'hidden' })
    await page.waitForTimeout(300)
  }
  await bench.report('emoji.open', values)
})
