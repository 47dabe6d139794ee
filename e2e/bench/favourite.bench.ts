import { firstPost, inputToPaint, POST, rest, test, watch } from './fixtures'
import { runsOf } from './length'

const RUNS = runsOf(11)

test('favourite: key to paint', async ({ page, server, signInAs, bench }) => {
  await signInAs('ada', server)
  await watch(page)
  await page.reload()
  await firstPost(page)
  await bench.throttle(page, 4)
  const button = page
    .locator(POST)
    .first()
    .getByRole('button', { name: /favourite/i })
  const values: number[] = []
  for (let run = 0; run < RUNS; run++) {
    const pressed = (await button.getAttribute('aria-pressed')) === 'true'
    await button.focus()
    const now = `${POST}:first-of-type button[aria-pressed="${String(!pressed)}"]:focus`
    values.push(await inputToPaint(page, now, () => button.press('Space')))
    await rest(page, 400)
  }
  await bench.report('favourite.paint', values)
})
