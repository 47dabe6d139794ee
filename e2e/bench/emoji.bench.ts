import { firstPost, inputToPaint, test, watch } from './fixtures'
import { runsOf } from './length'

const RUNS = runsOf(9)
/** A visible cell: the closed picker stays mounted. */
const GRID = ':not([data-closed]) > [role=dialog] [role=grid] [role=gridcell]'

test('emoji: key to an open picker with 6,000 custom emoji', async ({ page, server, signInAs, bench }) => {
  await signInAs('ada', server)
  await watch(page)
  await page.reload()
  await firstPost(page)
  const button = page.getByRole('button', { name: 'Insert emoji' })
  // The first opening loads its code and data.
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
