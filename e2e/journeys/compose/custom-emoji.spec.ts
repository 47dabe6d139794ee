import type { Locator } from 'playwright/test'
import { expect, test } from '../../fixtures'
import { TimelinePage } from '../../pages/home'
import { goWithin } from '../../pages/navigation'
import { EVE } from '../../simulator-helpers'
import type { Server } from '../../servers'

const HEART = ':tiny_heart:'

/** Gives eve's server the emoji of ann's server. */
function addHeart({ simulator }: Server): void {
  const { emojis } = simulator.server.world
  const heart = emojis.values().find(({ shortcode }) => shortcode === 'tiny_heart')
  if (!heart) throw new Error('the world has no tiny_heart')
  emojis.put({ ...heart, id: 'tiny_heart@remote.example', domain: 'remote.example' })
}

/** Images of the emoji inside `part`. */
const hearts = (part: Locator) => part.getByRole('img', { name: HEART })

test('custom emoji are shown as images in every field of a post and a profile', async ({
  page,
  server,
  annOpens,
}) => {
  const { script, server: sim } = server.simulator
  const { world } = sim
  addHeart(server)
  const eve = script.as(EVE)
  const quoted = eve.publish(`Quoted with ${HEART}`)
  script.advance(1000)
  eve.publish({
    text: `Words with ${HEART}`,
    spoilerText: `Warning with ${HEART}`,
    poll: {
      options: [`One ${HEART}`, 'Two'],
      expiresIn: 86_400,
      multiple: false,
      hideTotals: false,
    },
  })
  script.advance(1000)
  eve.publish({ text: `I quote. ${HEART}`, quotedStatusId: quoted.id })
  world.accounts.patch(eve.id, {
    note: `<p>Bio with ${HEART}</p>`,
    fields: [{ name: `Field ${HEART}`, value: `Value ${HEART}`, verifiedAt: null }],
  })
  await annOpens('/home')
  const home = new TimelinePage(page)
  const warned = home.post('Warning with').root
  await expect(hearts(warned.getByText('Warning with'))).toBeVisible()
  await warned.getByRole('button', { name: /^Show/ }).first().click()
  await expect(hearts(warned.getByText('Words with'))).toBeVisible()
  await expect(hearts(warned.getByRole('radio', { name: /^One/ }).locator('..'))).toBeVisible()
  // The name of the author.
  await expect(hearts(warned.getByRole('link', { name: /^Eve/ }).first())).toBeVisible()
  const quoting = home.post('I quote.').root
  await expect(hearts(quoting.getByText('Quoted with'))).toBeVisible()
  // No shortcode is left as text on the page.
  await expect(page.getByText(HEART)).toHaveCount(0)

  await goWithin(page, new URL(`/@${EVE}`, page.url()).href)
  await expect(home.feed).toHaveCount(0)
  const main = page.getByRole('main')
  await expect(hearts(main.getByRole('heading', { name: /^Eve/ })).first()).toBeVisible()
  await expect(hearts(main.getByText('Bio with'))).toBeVisible()
  await expect(hearts(main.getByText('Field'))).toBeVisible()
  await expect(hearts(main.getByText('Value'))).toBeVisible()
  await expect(page.getByText(HEART)).toHaveCount(0)
})
