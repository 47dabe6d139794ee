import { firstPost, heap, POST, rest, test, watch } from './fixtures'
import { lengthOf, timeLimit } from './length'
import { followedBy } from './people'

/** A full day has 20,000 posts; the short form runs a fortieth of it. */
const ROUNDS = lengthOf({ full: 400, usual: 10, smoke: 1 })
const PER_ROUND = 50
/** After this many rounds everything allocated once (formats, compiled code) exists. */
const WARM_ROUNDS = lengthOf({ usual: 6, smoke: 1 })

test('day: streamed, shown, scrolled, opened', async ({ page, server, signInAs, bench }) => {
  test.setTimeout(timeLimit(3_600_000))
  const { script } = server.simulator
  const authors = (await followedBy(server, 'ada', 10)).map((acct) => script.as(acct))
  await signInAs('ada', server)
  await watch(page)
  await page.reload()
  await firstPost(page)
  await page.mouse.move(640, 400)
  const round = async (number: number): Promise<void> => {
    for (let post = 0; post < PER_ROUND; post++)
      authors[post % authors.length]?.publish(`Round ${number}, post ${post}, with some words to read in it.`)
    await rest(page, 300)
    for (let step = 0; step < 8; step++) {
      await page.mouse.wheel(0, 900)
      await page.waitForTimeout(40)
    }
    await page.evaluate((post) => {
      const inView = (link: Element): boolean => {
        const { top } = link.getBoundingClientRect()
        return top > 150 && top < innerHeight - 100
      }
      const link = [...document.querySelectorAll<HTMLElement>(`${post} a:has(time)`)].find(inView)
      link?.click()
    }, POST)
    await page.waitForURL((url) => !url.pathname.endsWith('/home'))
    await page.locator('article[aria-current] time').first().waitFor()
    await page.goBack()
    await page.locator(POST).first().waitFor()
    await page.keyboard.press('Home')
    await rest(page, 200)
  }
  for (let number = 0; number < WARM_ROUNDS; number++) await round(number)
  await rest(page, 3000)
  const before = await heap(page)
  for (let number = WARM_ROUNDS; number < WARM_ROUNDS + ROUNDS; number++) await round(number)
  await rest(page, 5000)
  await bench.report('day.heap', [(100 * (await heap(page))) / before])
})
