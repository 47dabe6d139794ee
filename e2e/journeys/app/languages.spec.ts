import { expect, test } from '../../fixtures'
import { goWithin } from '../../pages/navigation'

test.use({ locale: 'de-AT' })

test('the interface has the language of the browser until another is chosen, which needs no reload and is kept', async ({
  page,
  annOpens,
}) => {
  const title = page.getByRole('heading', { level: 1 })
  await annOpens('/preferences/appearance')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(title).toHaveText('Darstellung')
  const asked: string[] = []
  page.on('framenavigated', (frame) => asked.push(frame.url()))

  await page.getByRole('combobox', { name: 'Sprache der Oberfläche' }).click()
  await page.getByRole('option', { name: 'العربية' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(title).toHaveText(/^\p{Script=Arabic}+$/u)
  expect(asked).toEqual([])

  await page.reload()
  await expect(title).toHaveText(/^\p{Script=Arabic}+$/u)

  // The words in an empty field are of the interface, and begin where its lines do.
  await goWithin(page, '/search')
  const field = page.locator('input[name=q]')
  await expect(field).toHaveCSS('direction', 'rtl')
  await field.fill('wool')
  await expect(field).toHaveCSS('direction', 'ltr')
})
