import type { Locator, Page } from 'playwright/test'
import { expect, test } from '../../fixtures'
import { Composer } from '../../pages/compose'
import { TimelinePage } from '../../pages/home'
import { goWithin } from '../../pages/navigation'
import { StatusPage } from '../../pages/status'
import { boxAtRest, framesOver, waitForTransitions } from '../../pages/wait-until-still'

const NARROW = { width: 390, height: 844 }
const WIDE = { width: 1280, height: 900 }

test.use({ viewport: NARROW, hasTouch: true, contextOptions: { reducedMotion: 'no-preference' } })

/** With this variable of the environment, every pair of presses is tried with every delay. */
const isThorough = process.env['SKEIN_ALL_DELAYS'] !== undefined
const ALL_DELAYS = [0, 100, 300, 600]
/** Delays between two presses, in ms. A list moves for up to 240, and for longer on a slow device. */
const DELAYS = isThorough ? ALL_DELAYS : [0, 100]
const SLOW_DELAYS = isThorough ? ALL_DELAYS : [0, 300]
/** For a list that another test tries with more delays. */
const ONE_DELAY = isThorough ? ALL_DELAYS : [0]

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

type Box = Awaited<ReturnType<typeof boxAtRest>>
const middle = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 })

async function middleOf(element: Locator): Promise<Point> {
  return middle(await boxAtRest(element))
}

/** Returns the middle of an element while nothing moves, such as after a list was closed. */
async function middleNow(element: Locator): Promise<Point> {
  const box = await element.boundingBox()
  if (!box) throw new Error(`${element.toString()} has no box`)
  return middle(box)
}

/**
 * Closes the list of a choice, or a question, if the press did not. Either may still be about to open or to close, and
 * Escape in one that closes would close the dialog around it: so it is looked at and closed in one step of the page.
 */
async function close(page: Page, choice: Locator): Promise<void> {
  await expect(async () => {
    await framesOver(page)
    await waitForTransitions(page)
    await choice.evaluateAll(([open]) => {
      if (!open?.checkVisibility() || open.closest('[data-closed], [data-ending-style]')) return
      open.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))
    })
    await expect(choice).toBeHidden({ timeout: 3000 })
  }).toPass()
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
    await press(await middleNow(opener))
    await page.waitForTimeout(delay)
    await press(target)
    await close(page, choice)
    await check(`pressed after ${delay} ms`)
  }
}

interface Typed {
  opener: Locator
  choice: Locator
  keys: readonly string[]
  delays?: readonly number[]
}

/** Presses keys one shortly after the other on the focused opener; checks after each series. */
async function typeQuickly(
  page: Page,
  { opener, choice, keys, delays = DELAYS }: Typed,
  check: (message: string) => Promise<void>,
): Promise<void> {
  for (const delay of delays) {
    await opener.focus()
    for (const key of keys) {
      await page.keyboard.press(key)
      await page.waitForTimeout(delay)
    }
    await close(page, choice)
    await check(`keys after ${delay} ms`)
  }
}

/** Presses Enter twice with nothing between: the page gets the second one as soon as it has handled the first. */
async function enterTwice(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const enter = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13, text: '\r' }
  const sent = (['keyDown', 'keyUp', 'keyDown', 'keyUp'] as const).map((type) =>
    session.send('Input.dispatchKeyEvent', { type, ...enter }),
  )
  await Promise.all(sent)
  await session.detach()
}

/** Runs `steps` on a fast device and on a slow one. */
async function atBothSpeeds(
  page: Page,
  steps: (delays: readonly number[]) => Promise<void>,
  { fast = DELAYS, slow = SLOW_DELAYS } = {},
): Promise<void> {
  await steps(fast)
  const session = await page.context().newCDPSession(page)
  await test.step('on a slow device', async () => {
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await steps(slow)
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await session.detach()
}

for (const [how, size, pressing] of [
  ['touch', NARROW, touching],
  ['mouse', WIDE, clicking],
] as const)
  test(`a quick second press by ${how} in the composer never chooses readers that are not meant`, async ({
    page,
    annOpens,
  }) => {
    await page.setViewportSize(size)
    await annOpens('/publish')
    const opener = new Composer(page).form.getByRole('button', { name: /^Visibility/ })
    const choice = page.getByRole('radio', { name: 'Followers', exact: true })
    // First: a press may choose what is under it.
    if (how === 'touch')
      await test.step('keys choose no others at all', () =>
        atBothSpeeds(page, (delays) =>
          typeQuickly(page, { opener, choice, keys: ['Enter', 'Enter', 'Space'], delays }, (message) =>
            expect(opener, message).toHaveAccessibleName('Visibility: Public'),
          ),
        ))
    const pressed = (delays: readonly number[]) =>
      pressQuickly(page, { opener, choice, press: pressing(page), delays }, (message) =>
        expect(opener, message).toHaveAccessibleName(/^Visibility: (Public|Followers)$/),
      )
    await atBothSpeeds(page, pressed)
  })

test('a quick second press before a boost never chooses readers that are not meant', async ({
  page,
  client,
  annOpens,
}) => {
  await annOpens('/preferences/reading')
  await page.getByRole('switch', { name: 'Ask before boosting' }).check()
  await goWithin(page, `${client}/home`)
  await new TimelinePage(page).post('With a picture.').boost.tap()
  await page.getByRole('menuitem', { name: 'Boost', exact: true }).tap()
  const opener = page.getByRole('dialog').getByRole('combobox', { name: 'Boost visibility' })
  const choice = page.getByRole('option', { name: 'Followers' })
  await test.step('keys choose no others at all', () =>
    atBothSpeeds(page, (delays) =>
      typeQuickly(page, { opener, choice, keys: ['Enter', 'Enter'], delays }, (message) =>
        expect(opener, message).toHaveText('Public'),
      ),
    ))
  const check = (message: string) => expect(opener, message).toHaveText(/^(Public|Followers)$/)
  const tryPresses = (press: Press) =>
    atBothSpeeds(page, (delays) => pressQuickly(page, { opener, choice, press, delays }, check))
  await tryPresses(touching(page))
  await page.setViewportSize(WIDE)
  // Below the list are the buttons of the dialog.
  await tryPresses(clicking(page))
})

test('a quick second press never boosts what is meant to be quoted, with reduced motion either', async ({
  page,
  client,
  annOpens,
}) => {
  const boosts: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/reblog')) boosts.push(request.url())
  })
  await annOpens('/home')
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion })
    const opener = new TimelinePage(page).post('With a picture.').boost
    const choice = page.getByRole('menuitem', { name: 'Quote', exact: true })
    await opener.scrollIntoViewIfNeeded()
    await pressQuickly(page, { opener, choice, press: touching(page), delays: [0] }, async (message) =>
      expect(boosts, `${message}, ${reducedMotion}`).toEqual([]),
    )
    // Where the press opened the composer, it covers the posts.
    await goWithin(page, `${client}/preferences/reading`)
    await goWithin(page, `${client}/home`)
    await test.step('nor does Enter, pressed twice', async () => {
      await opener.focus()
      await enterTwice(page)
      // The second one may have closed the menu.
      await close(page, page.getByRole('menu'))
      expect(boosts, `by keys, ${reducedMotion}`).toEqual([])
    })
  }
})

test('quick presses and keys choose no other quote policy and no other readers, in any kind of post', async ({
  page,
  client,
  server,
  annOpens,
}) => {
  // Five times as many presses.
  if (isThorough) test.slow()
  await annOpens('/publish')
  const composer = new Composer(page)
  const opener = composer.form.getByRole('button', { name: /^Visibility/ })
  const choice = page.getByRole('radio', { name: 'Followers only', exact: true })
  const checkPolicy = async (isRight: () => Promise<void>, message: string) => {
    await expect(opener, message).toHaveAccessibleName('Visibility: Public')
    await opener.click()
    await boxAtRest(choice)
    await isRight()
    await close(page, choice)
  }
  const policy = (name: string) => page.getByRole('radio', { name, exact: true })
  const tryKeys = () =>
    atBothSpeeds(
      page,
      (delays) =>
        typeQuickly(page, { opener, choice, keys: ['Enter', 'Enter', 'Space'], delays }, (message) =>
          checkPolicy(() => expect(policy('Anyone'), message).toBeChecked(), message),
        ),
      { fast: ONE_DELAY, slow: ONE_DELAY },
    )
  // A press once the list rests is meant.
  const tryPresses = (press: Press) =>
    atBothSpeeds(
      page,
      (delays) =>
        pressQuickly(page, { opener, choice, press, delays }, (message) =>
          checkPolicy(() => expect(policy('Just me'), message).not.toBeChecked(), message),
        ),
      { fast: ONE_DELAY },
    )

  await tryKeys()
  await test.step('in a scheduled post', async () => {
    await composer.text.fill('One of two')
    await composer.form.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Schedule post' }).click()
    await expect(composer.form.getByLabel('Schedule for', { exact: true })).not.toHaveValue('')
    await tryKeys()
    await composer.form.getByRole('button', { name: 'Don’t schedule' }).click()
  })
  await test.step('in a thread', async () => {
    await composer.form.getByRole('button', { name: 'Start a thread' }).click()
    await expect(composer.form.getByRole('textbox', { name: 'Post 2', exact: true })).toBeFocused()
    await tryKeys()
    await tryPresses(touching(page))
  })
  await test.step('in an edit, by mouse', async () => {
    await page.setViewportSize(WIDE)
    const { id } = server.simulator.script.as('ann').publish('To be edited')
    await goWithin(page, `${client}/@ann/${id}`)
    await new StatusPage(page).focused.more.click()
    await page.getByRole('menuitem', { name: 'Edit', exact: true }).click()
    await expect(composer.form).toHaveAccessibleName(/^Editing your post/)
    await boxAtRest(opener)
    await tryKeys()
    await tryPresses(clicking(page))
  })
})

for (const [how, size, pressing] of [
  ['touch', NARROW, touching],
  ['mouse', WIDE, clicking],
] as const)
  test(`a second press by ${how} on a choice does not answer the question before a reply is widened`, async ({
    page,
    server,
    annOpens,
  }) => {
    await page.setViewportSize(size)
    const theirs = server.simulator.script.as('ben').publish({ text: 'Between us', visibility: 'private' })
    await annOpens(`/@ben/${theirs.id}`)
    await new StatusPage(page).focused.reply.click()
    const opener = new Composer(page).form.getByRole('button', { name: /^Visibility/ })
    await expect(opener).toHaveAccessibleName('Visibility: Followers')
    const question = page.getByRole('alertdialog', { name: 'Make this post more public?' })
    // A dialog opens with a transition.
    await boxAtRest(opener)
    const widen = async (name: string, delays: readonly number[]) => {
      const choice = page.getByRole('radio', { name, exact: true })
      for (const delay of delays) {
        await pressing(page)(await middleNow(opener))
        const target = await middleOf(choice)
        await pressing(page)(target)
        await page.waitForTimeout(delay)
        await pressing(page)(target)
        // It may open only after the second press.
        await expect(question, `${name}, again after ${delay} ms`).toBeVisible()
        await close(page, question)
        await close(page, choice)
        await expect(opener, `${name}, again after ${delay} ms`).toHaveAccessibleName('Visibility: Followers')
      }
    }
    await atBothSpeeds(page, (delays) => widen('Public', delays))
    await widen('Quiet public', ONE_DELAY)
    if (how === 'mouse')
      await test.step('nor do keys', () =>
        typeQuickly(page, { opener, choice: question, keys: ['Enter', 'ArrowUp', 'Enter'] }, (message) =>
          expect(async () => {
            await close(page, question)
            await close(page, page.getByRole('radio', { name: 'Public', exact: true }))
            await expect(opener, message).toHaveAccessibleName('Visibility: Followers', { timeout: 1000 })
          }).toPass(),
        ))
  })
