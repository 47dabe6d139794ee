import type { Locator } from 'playwright/test'
import { COMPOSE_STATES, writingOn, type Writing } from '../../compose-states'
import { expect, test } from '../../fixtures'
import { enlargeText, overflowWidth, untranslatedTexts } from '../../layout-checks'
import { axeFinds, COLOURS } from '../../pages/axe'
import { changeLanguage } from '../../pages/language'
import { waitForTransitions } from '../../pages/wait-until-still'

/** Opens every state in turn and waits until it has settled; `before` runs before its last step, `after` before it is left. */
async function eachState(
  states: typeof COMPOSE_STATES,
  writing: Writing,
  {
    before,
    inspect,
    after,
  }: {
    before?: () => Promise<void>
    inspect: (name: string) => Promise<void>
    after: () => Promise<void>
  },
): Promise<void> {
  for (const state of states)
    await test.step(state.name, async () => {
      await state.arrange(writing)
      await before?.()
      await state.act?.(writing)
      await waitForTransitions(writing.page)
      await inspect(state.name)
      await after()
      await state.leave?.(writing)
    })
}

/** Rules a state breaks on purpose. */
const KNOWN: Readonly<Record<string, readonly string[]>> = {
  // HTML allows no other role for a text area, but its list of suggestions needs one to be announced.
  suggestions: ['aria-allowed-role'],
  // The field's list floats outside the landmarks; it has focus.
  'the length of a poll': ['region'],
}

/** Posts next to the composer are checked with the screens. */
const POSTS = '[role=feed]'

/** In parts, so that none takes long. */
const PART = Math.ceil(COMPOSE_STATES.length / 3)
const THIRDS = [
  ['first', COMPOSE_STATES.slice(0, PART)],
  ['next', COMPOSE_STATES.slice(PART, 2 * PART)],
  ['last', COMPOSE_STATES.slice(2 * PART)],
] as const

for (const [third, states] of THIRDS)
  test(`axe finds nothing in the ${third} states of the composer, light and dark, translated and right to left`, async ({
    page,
    client,
    server,
    home,
  }) => {
    test.setTimeout(150_000)
    await expect(home.posts.first()).toBeVisible()
    await eachState(states, writingOn(page, client, server), {
      // Before the last step: problems are stored in the language in which they occurred.
      before: () => changeLanguage(page, 'ar-XB'),
      async inspect(name) {
        const without = { exclude: POSTS }
        expect.soft(await axeFinds(page, { ...without, except: KNOWN[name] ?? [] }), name).toEqual([])
        await page.emulateMedia({ colorScheme: 'dark' })
        expect.soft(await axeFinds(page, { ...without, rules: COLOURS }), `${name}, dark`).toEqual([])
        await page.emulateMedia({ colorScheme: 'light' })
        expect.soft(await untranslatedTexts(page), name).toEqual([])
        await expect.soft(page.locator('html'), name).toHaveAttribute('dir', 'rtl')
      },
      after: () => changeLanguage(page, 'en'),
    })
  })

/** Returns the topmost part: suggestions, a dialog, the composer, or the page. */
async function inFront({ page, composer }: Writing): Promise<Locator> {
  const suggestions = page.getByRole('listbox').and(page.locator(':not([role=dialog] *)'))
  if ((await suggestions.count()) > 0) return suggestions
  const dialogs = page.locator('[role=dialog], [role=alertdialog]')
  if ((await dialogs.count()) > 0) return dialogs.last()
  return (await composer.form.count()) > 0 ? composer.form : page.getByRole('main')
}

/** Returns controls that cannot be scrolled to where they can be tapped. */
async function unreachable(front: Locator): Promise<string[]> {
  const controls = front.locator(
    'button:enabled, input:enabled:not([type=file], [type=radio], [type=checkbox]), textarea, a[href], [role=slider], [role=option]',
  )
  return controls.evaluateAll(async (elements) => {
    const hidden: string[] = []
    for (const element of elements) {
      if (
        !element.checkVisibility({ visibilityProperty: true }) ||
        element.closest('[aria-hidden=true], .visually-hidden')
      )
        continue
      const isMet = () => {
        element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
        const { left, top, width, height } = element.getBoundingClientRect()
        // Test tall elements at their middle: their top may be outside the window.
        const inside = height > innerHeight / 2 ? height / 2 : Math.min(height / 2, 20)
        const at = document.elementFromPoint(left + width / 2, top + inside)
        return at !== null && (element.contains(at) || at.contains(element))
      }
      // The bar of the page slides back within some frames after scrolling up.
      for (let frame = 0; frame < 30 && !isMet(); frame++)
        await new Promise((resolve) => requestAnimationFrame(resolve))
      if (!isMet()) hidden.push(element.getAttribute('aria-label') ?? element.textContent ?? element.tagName)
    }
    return hidden
  })
}

interface SmallWindow {
  readonly width: number
  readonly height: number
  readonly language: string
  /** Size of the text. */
  readonly text: '100%' | '200%'
}
/** A phone with an open keyboard, one that reads from the right, and a window at half its width, as with 200 % zoom. */
const WINDOWS: readonly SmallWindow[] = [
  { width: 360, height: 320, language: 'en', text: '100%' },
  { width: 320, height: 480, language: 'ar-XB', text: '100%' },
  { width: 640, height: 640, language: 'en', text: '200%' },
]
const PHONE = { width: 360, height: 320 }

test.describe('in small windows, right to left, and with text twice the size', () => {
  test.use({ viewport: PHONE, hasTouch: true })

  for (const [third, states] of THIRDS)
    test(`all controls of the ${third} states of the composer are reachable, and nothing overflows`, async ({
      page,
      client,
      server,
      home,
    }) => {
      test.setTimeout(150_000)
      await expect(home.posts.first()).toBeVisible()
      const writing = writingOn(page, client, server)
      await eachState(states, writing, {
        async inspect(name) {
          for (const { language, text, ...window } of WINDOWS) {
            await page.setViewportSize(window)
            await enlargeText(page, text)
            await changeLanguage(page, language)
            const where = `${name}, ${window.width} × ${window.height}, ${text}`
            expect.soft(await overflowWidth(page), where).toBe(0)
            expect.soft(await unreachable(await inFront(writing)), where).toEqual([])
          }
        },
        async after() {
          await enlargeText(page, '100%')
          await page.setViewportSize(PHONE)
          await changeLanguage(page, 'en')
        },
      })
    })
})
