import type { Locator, Page } from 'playwright/test'
import { closeNotices, COMPOSE_STATES, writingOn, type Writing } from '../../compose-states'
import { expect, test } from '../../fixtures'
import { enlargeText, overflowWidth, squeezedIcons, untranslatedTexts } from '../../layout-checks'
import { axeFinds } from '../../pages/axe'
import { changeLanguage } from '../../pages/language'
import { waitForTransitions } from '../../pages/wait-until-still'

/** The language of the inspection: right to left, and every text that is not a message is easy to find. */
const MIRRORED = 'ar-XB'

/** Opens every state in turn and inspects it, which ends in English. */
async function eachState(
  states: typeof COMPOSE_STATES,
  writing: Writing,
  inspect: (name: string) => Promise<void>,
): Promise<void> {
  for (const [at, state] of states.entries())
    await test.step(state.name, async () => {
      // One theme is enough for a state: the colours of both have been checked against each other (lib/ui/tokens.test.ts).
      await writing.page.emulateMedia({ colorScheme: at % 2 === 0 ? 'light' : 'dark' })
      await state.arrange(writing)
      await closeNotices(writing.page)
      // Before the last step: problems are stored in the language in which they occurred.
      await changeLanguage(writing.page, MIRRORED)
      await state.act?.(writing)
      await waitForTransitions(writing.page)
      await inspect(state.name)
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

/** Posts and navigation around the composer are checked with the screens. */
const AROUND = '[role=feed], nav'

/** Checks with axe, and that all texts are translated and run from the right. */
async function isAccessible(page: Page, name: string): Promise<void> {
  expect.soft(await axeFinds(page, { exclude: AROUND, except: KNOWN[name] ?? [] }), name).toEqual([])
  expect.soft(await untranslatedTexts(page), name).toEqual([])
  await expect.soft(page.locator('html'), name).toHaveAttribute('dir', 'rtl')
}

/** Returns the names of audiences that are cut off on their buttons. */
const shortenedAudiences = (page: Page): Promise<(string | null)[]> =>
  page
    .locator('button[data-visibility] *')
    .evaluateAll((parts) =>
      parts.filter((part) => part.scrollWidth > part.clientWidth).map((part) => part.textContent),
    )

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

/** A phone with an open keyboard, where each state is arranged and left. */
const PHONE = { width: 360, height: 320 }
/** The narrowest window; a phone that reads from the right. */
const NARROW = { width: 320, height: 480 }
/** A window at half its width when the text is twice the size. */
const HALF = { width: 640, height: 640 }
/** Room for everything that axe looks at. The composer is not next to the posts. */
const ROOMY = { width: 1024, height: 800 }

/** Checks that all controls in front are reachable and nothing overflows in a window of that size. */
async function fits(writing: Writing, name: string, size: typeof PHONE): Promise<void> {
  const { page } = writing
  await page.setViewportSize(size)
  const where = `${name}, ${size.width} × ${size.height}`
  await expect.soft.poll(() => overflowWidth(page), { message: where }).toBe(0)
  expect.soft(await squeezedIcons(page), `${where}: icons keep their width`).toEqual([])
  expect.soft(await shortenedAudiences(page), `${where}: who can see the post is shown in full`).toEqual([])
  expect.soft(await unreachable(await inFront(writing)), where).toEqual([])
}

/** In parts, so that none takes long. */
const PART = Math.ceil(COMPOSE_STATES.length / 4)
const PARTS = [0, 1, 2, 3].map((at) => {
  const states = COMPOSE_STATES.slice(at * PART, (at + 1) * PART)
  return { states, title: `states ${at * PART + 1} to ${at * PART + states.length}` }
})

test.describe('on a phone, as a page or a dialog', () => {
  test.use({ viewport: PHONE, hasTouch: true })

  for (const { title, states } of PARTS)
    test(`axe finds nothing in ${title} of the composer, all is translated and reachable, and nothing overflows`, async ({
      page,
      client,
      server,
      home,
    }) => {
      test.setTimeout(150_000)
      await expect(home.posts.first()).toBeVisible()
      const writing = writingOn(page, client, server)
      await eachState(states, writing, async (name) => {
        await page.setViewportSize(ROOMY)
        await isAccessible(page, name)
        await fits(writing, name, NARROW)
        await changeLanguage(page, 'en')
        await enlargeText(page, '200%')
        await fits(writing, `${name}, text at 200 %`, HALF)
        await enlargeText(page, '100%')
        await fits(writing, name, PHONE)
      })
    })
})

/** States that begin at a post, whose composer is next to it in wide windows. Each has something else around its text. */
const IN_PANE = new Set(['an edit', 'a redraft whose original still exists', 'a reply', 'a quote'])

test('axe finds nothing in the composer next to posts, translated and right to left', async ({
  page,
  client,
  server,
  home,
}) => {
  await expect(home.posts.first()).toBeVisible()
  const states = COMPOSE_STATES.filter(({ name }) => IN_PANE.has(name))
  expect(states).toHaveLength(IN_PANE.size)
  await eachState(states, writingOn(page, client, server), async (name) => {
    await isAccessible(page, name)
    await changeLanguage(page, 'en')
  })
})
