import { expect, test } from '../../fixtures'
import { Viewer } from '../../pages/viewer'

test('Back right after closing a dialog above the viewer closes only the viewer', async ({
  page,
  server,
  home,
}) => {
  const { script } = server.simulator
  const mediaIds = [script.attach('eve@remote.example', { description: 'A boat' })]
  script.as('eve@remote.example').publish({ text: 'Look at this', mediaIds })
  await home.post('Look at this').time.click()
  await expect(page).toHaveURL(/@eve@remote\.example\/\d+$/)
  await page
    .getByRole('main')
    .getByRole('link', { name: /A boat/ })
    .click()
  const viewer = new Viewer(page)
  const muting = page.getByRole('dialog', { name: /^Mute/ })
  await viewer.root.getByRole('button', { name: /^More/ }).click()
  await page.getByRole('menuitem', { name: /^Mute @?eve/ }).click()
  await expect(muting).toBeVisible()
  // Faster than any user, so that both steps are under way at once.
  await page.evaluate(() => {
    const cancel = [...document.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'Cancel',
    )
    cancel?.click()
    history.back()
  })
  await expect(muting).toHaveCount(0)
  await expect(viewer.root).toHaveCount(0)
  await expect(page).toHaveURL(/@eve@remote\.example\/\d+$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/home$/)
})
