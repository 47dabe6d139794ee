import type { Locator, Page } from 'playwright/test'
import { expect, test } from '../../fixtures'
import { Composer } from '../../pages/compose'
import { TimelinePage } from '../../pages/home'
import { StatusPage } from '../../pages/status'
import { boxAtRest, waitForTransitions } from '../../pages/wait-until-still'
import { countRequests, PUBLISH_ROUTE } from '../../simulator-helpers'

const NARROW = { width: 390, height: 844 }
const WIDE = { width: 1280, height: 900 }

test.use({ viewport: NARROW, hasTouch: true, contextOptions: { reducedMotion: 'no-preference' } })

/** Delays between two presses, in ms; a list moves for up to 240. */
const DELAYS = [0, 100, 300, 600]
/** Enough where the list is the same: while it moves, and once it rests. */
const FEW_DELAYS = [0, 300]

interface Point {
  x: number
  y: number
}
type Press = (point: Point) => Promise<void>

const touching =
  (page: Page): Press =>
  ({ x, y }) =>
    page.touchscreen.tap(x, y)
const clicking =
  (page: Page): Press =>
  ({ x, y }) =>
    page.mouse.click(x, y)

async function middleOf(element: Locator): Promise<Point> {
  const { x, y, width, height } = await boxAtRest(element)
  return { x: x + width / 2, y: y + height / 2 }
}

/** Closes the list of a choice if the press did not, once nothing moves. */
async function close(page: Page, choice: Locator): Promise<void> {
  await waitForTransitions(page)
  if (await choice.isVisible()) await page.keyboard.press('Escape')
  await expect(choice).toBeHidden()
}

interface Pressed {
  opener: Locator
  choice: Locator
  press: Press
  delays?: readonly number[]
}

/** Presses the opener and shortly after it the point where the choice is at rest; checks after each. */
async function pressQuickly(
  page: Page,
  { opener, choice, press, delays = DELAYS }: Pressed,
  check: (message: string) => Promise<void>,
): Promise<void> {
  await press(await middleOf(opener))
  const target = await middleOf(choice)
  await close(page, choice)
  for (const delay of delays) {
    const start = await middleOf(opener)
    await press(start)
    await page.waitForTimeout(delay)
    await press(target)
    await close(page, choice)
    await check(`pressed after ${delay} ms`)
  }
}

/** Presses keys one shortly after the other on the focused opener; checks after each series. */
async function typeQuickly(
  page: Page,
  { opener, choice, keys }: { opener: Locator; choice: Locator; keys: readonly string[] },
  check: (message: string) => Promise<void>,
): Promise<void> {
  for (const delay of DELAYS) {
    await opener.focus()
    for (const key of keys) {
      await page.keyboard.press(key)
      await page.waitForTimeout(delay)
    }
    await close(page, choice)
    await check(`keys after ${delay} ms`)
  }
}

/** Runs `steps` on a fast and on a slow device. */
async function atBothSpeeds(page: Page, steps: () => Promise<void>): Promise<void> {
  await steps()
  const session = await page.context().newCDPSession(page)
  await test.step('on a slow device', async () => {
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await steps()
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await session.detach()
}

test('a quick second press in the composer never chooses readers that are not meant', async ({
  page,
  server,
  annOpens,
}) => {
  await annOpens('/publish')
  const composer = new Composer(page)
  await composer.text.fill('To whom?')
  const opener = composer.form.getByRole('button', { name: /^Visibility/ })
  const choice = page.getByRole('radio', { name: 'Followers', exact: true })
  const check = (message: string) =>
    expect(opener, message).toHaveAccessibleName(/^Visibility: (Public|Followers)$/)
  await atBothSpeeds(page, () => pressQuickly(page, { opener, choice, press: touching(page) }, check))
  await page.setViewportSize(WIDE)
  await atBothSpeeds(page, () => pressQuickly(page, { opener, choice, press: clicking(page) }, check))
  const before = (await opener.getAttribute('aria-label')) ?? ''
  await atBothSpeeds(page, () =>
    typeQuickly(page, { opener, choice, keys: ['Enter', 'Enter', 'Space'] }, (message) =>
      expect(opener, message).toHaveAccessibleName(before),
    ),
  )
  expect(countRequests(server, PUBLISH_ROUTE)).toBe(0)
})

test('a quick second press before a boost never chooses readers that are not meant', async ({
  page,
  client,
  annOpens,
}) => {
  await annOpens('/preferences/reading')
  await page.getByRole('switch', { name: 'Ask before boosting' }).check()
  await page.goto(`${client}/home`)
  await new TimelinePage(page).post('With a picture.').boost.tap()
  await page.getByRole('menuitem', { name: 'Boost', exact: true }).tap()
  const opener = page.getByRole('dialog').getByRole('combobox', { name: 'Boost visibility' })
  const choice = page.getByRole('option', { name: 'Followers' })
  const check = (message: string) => expect(opener, message).toHaveText(/^(Public|Followers)$/)
  await pressQuickly(page, { opener, choice, press: touching(page) }, check)
  await page.setViewportSize(WIDE)
  await pressQuickly(page, { opener, choice, press: clicking(page) }, check)
})

const VISIBILITY = 'Followers'
const POLICY = 'Followers only'

/** The other places with the control of the composer, in an order that one composer can take. */
const PLACES: readonly {
  place: string
  prepare: (page: Page, composer: Composer) => Promise<void>
  choice: string
}[] = [
  { place: 'the quote policy of a new post', prepare: async () => {}, choice: POLICY },
  {
    place: 'a part of a thread',
    choice: VISIBILITY,
    prepare: async (_page, { form }) => {
      await form.getByRole('button', { name: 'Start a thread' }).tap()
      await form.getByRole('textbox', { name: /^Text/ }).last().fill('More')
    },
  },
  {
    place: 'a scheduled post',
    choice: VISIBILITY,
    prepare: async (page, { form }) => {
      await form.getByRole('button', { name: 'More', exact: true }).tap()
      await page.getByRole('menuitem', { name: 'Schedule post…' }).tap()
      await expect(form.getByLabel('Schedule for', { exact: true })).not.toHaveValue('')
    },
  },
]

/** Opens the list calmly and returns the names of what is chosen. */
async function chosenIn(page: Page, opener: Locator, choice: Locator): Promise<string[]> {
  await opener.tap()
  await boxAtRest(choice)
  const names = await page
    .getByRole('radio', { checked: true })
    .evaluateAll((radios) =>
      radios.map((radio) => (radio as HTMLInputElement).labels?.[0]?.textContent ?? ''),
    )
  await close(page, choice)
  return names
}

async function checkPlace(page: Page, name: string): Promise<void> {
  const opener = new Composer(page).form.getByRole('button', { name: /^Visibility/ })
  const choice = page.getByRole('radio', { name, exact: true })
  const before = await chosenIn(page, opener, choice)
  for (const [size, press] of [
    [NARROW, touching(page)],
    [WIDE, clicking(page)],
  ] as const) {
    await page.setViewportSize(size)
    await pressQuickly(page, { opener, choice, press, delays: FEW_DELAYS }, async (message) => {
      const after = await chosenIn(page, opener, choice)
      const others = after.filter((each) => each !== name && !before.includes(each))
      expect(others, message).toEqual([])
    })
  }
  await page.setViewportSize(NARROW)
}

test('a quick second press chooses nothing else in a thread, a scheduled post and a quote policy', async ({
  page,
  server,
  annOpens,
}) => {
  await annOpens('/publish')
  const composer = new Composer(page)
  await composer.text.fill('To whom?')
  for (const { place, prepare, choice } of PLACES)
    await test.step(place, async () => {
      await prepare(page, composer)
      await checkPlace(page, choice)
    })
  expect(countRequests(server, PUBLISH_ROUTE)).toBe(0)
})

test('a quick second press widens neither an edit nor a reply to followers', async ({
  page,
  client,
  server,
  annOpens,
}) => {
  const { script } = server.simulator
  const own = script.as('ann').publish('Already out')
  const theirs = script.as('ben').publish({ text: 'Between us', visibility: 'private' })
  await test.step('the quote policy of an edit', async () => {
    await annOpens(`/@ann/${own.id}`)
    await new StatusPage(page).focused.more.tap()
    await page.getByRole('menuitem', { name: /^Edit/ }).tap()
    await expect(new Composer(page).form).toHaveAccessibleName('Editing your post')
    await checkPlace(page, POLICY)
  })
  await page.goto(`${client}/@ben/${theirs.id}`)
  await new StatusPage(page).focused.reply.tap()
  const composer = new Composer(page)
  await composer.answers('Ben')
  const opener = composer.form.getByRole('button', { name: /^Visibility/ })
  await expect(opener).toHaveAccessibleName('Visibility: Followers')
  const question = page.getByRole('alertdialog', { name: 'Make this post more public?' })
  const isStill = (message: string) => expect(opener, message).toHaveAccessibleName('Visibility: Followers')
  for (const [size, press] of [
    [NARROW, touching(page)],
    [WIDE, clicking(page)],
  ] as const)
    for (const name of ['Public', 'Quiet public'])
      await test.step(`twice on ${name}, ${size.width} px`, async () => {
        await page.setViewportSize(size)
        const choice = page.getByRole('radio', { name, exact: true })
        for (const delay of DELAYS) {
          await press(await middleOf(opener))
          const target = await middleOf(choice)
          await press(target)
          await page.waitForTimeout(delay)
          await press(target)
          await close(page, question)
          await close(page, choice)
          await isStill(`pressed again after ${delay} ms`)
        }
      })
  await test.step('by keys, of which the last would confirm', () =>
    typeQuickly(page, { opener, choice: question, keys: ['Enter', 'ArrowUp', 'Enter'] }, async (message) => {
      await close(page, page.getByRole('radio', { name: 'Public', exact: true }))
      await isStill(message)
    }))
})
