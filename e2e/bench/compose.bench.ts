import { firstPost, inputToPaint, rest, test, watch } from './fixtures'
import { runsOf } from './length'

const RUNS = runsOf(7)
const WORDS = 'some words to type'.slice(0, runsOf(18))
/** A post that is nearly as long as most servers allow. */
const LONG = 'A heron at dawn stands in the shallow water. '.repeat(9).slice(0, 400)

test('compose: key to the caret of a new post, and to the paint of a letter in a long one', async ({
  page,
  server,
  signInAs,
  bench,
}) => {
  await signInAs('ada', server)
  await watch(page)
  const carets: number[] = []
  for (let run = 0; run < RUNS; run++) {
    await page.reload()
    await firstPost(page)
    await rest(page, 3000)
    await bench.throttle(page, 4)
    carets.push(await inputToPaint(page, 'textarea:focus', () => page.keyboard.press('n')))
    await bench.throttle(page, 1)
  }
  await bench.report('compose.caret', carets)
  await page.keyboard.insertText(LONG)
  await rest(page, 1000)
  await bench.throttle(page, 4)
  const letters: number[] = []
  for (const letter of WORDS) {
    letters.push(await inputToPaint(page, 'textarea:focus', () => page.keyboard.press(letter)))
    await rest(page, 150)
  }
  await bench.report('compose.typing', letters)
})
