import { Buffer } from 'node:buffer'
import type { Page } from 'playwright/test'
import { expect, test } from '../../fixtures'
import { pngFile } from '../../pages/composer-files'
import { axeFinds } from '../../pages/axe'
import { boxAtRest } from '../../pages/wait-until-still'
import type { Server } from '../../servers'

/** Says that the image is stored on its side: its left edge belongs at the top. */
const EXIF = Buffer.concat([
  Buffer.from('ffe10022', 'hex'),
  Buffer.from('Exif\0\0MM\0*', 'latin1'),
  Buffer.from('00000008000101120003000000010006000000000000', 'hex'),
])

/** A photo of 400 × 200 px, its left half red and its right half blue, that is shown on end. */
async function photo(page: Page) {
  const data = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 400
    canvas.height = 200
    const context = canvas.getContext('2d')
    for (const [colour, x] of [
      ['#f00', 0],
      ['#00f', 200],
    ] as const) {
      if (context) context.fillStyle = colour
      context?.fillRect(x, 0, 200, 200)
    }
    return canvas.toDataURL('image/jpeg', 0.95).split(',')[1] ?? ''
  })
  const jpeg = Buffer.from(data, 'base64')
  return {
    name: 'photo.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.concat([jpeg.subarray(0, 2), EXIF, jpeg.subarray(2)]),
  }
}

const account = ({ simulator }: Server) => simulator.script.account('ann')
const stored = (server: Server, path: string) => server.simulator.server.world.uploads.get(path)
const choose = (page: Page, kind: string) => page.locator(`input[aria-label="Choose ${kind}"]`)

/** The size of an image, and the colours at its top and bottom as 'red' or 'blue'. */
const look = (page: Page, bytes: Uint8Array, type: string) =>
  page.evaluate(
    async ({ base64, mime }) => {
      const raw = Uint8Array.from(atob(base64), (sign) => sign.codePointAt(0) ?? 0)
      const bitmap = await createImageBitmap(new Blob([raw], { type: mime }))
      const { width, height } = bitmap
      const canvas = document.createElement('canvas')
      canvas.width = width
      canvas.height = height
      const context = canvas.getContext('2d')
      context?.drawImage(bitmap, 0, 0)
      const colourAt = (y: number) => {
        const [red = 0, , blue = 0] = context?.getImageData(width / 2, y, 1, 1).data ?? []
        return red > blue ? 'red' : 'blue'
      }
      return { width, height, top: colourAt(5), bottom: colourAt(height - 5) }
    },
    { base64: Buffer.from(bytes).toString('base64'), mime: type },
  )

test('an avatar is cropped by keys and a header image by zoom, and they are stored upright without metadata', async ({
  page,
  server,
  annOpens,
}) => {
  await annOpens('/profile/edit')

  await test.step('an avatar is cropped by keys, and stored upright without metadata', async () => {
    await choose(page, 'avatar').setInputFiles(await photo(page))
    const dialog = page.getByRole('dialog', { name: 'Crop avatar' })
    const frame = dialog.getByRole('application', { name: 'Visible part of the image' })
    await expect(frame).toBeVisible()
    expect(await axeFinds(page, { include: '[role="dialog"]' })).toEqual([])
    // A press below the centre moves the image up to its edge, so that its lower half is visible.
    const { x, y, width, height } = await boxAtRest(frame)
    await page.mouse.click(x + width / 2, y + height - 3)
    await page.mouse.click(x + width / 2, y + height - 3)
    await expect(dialog.locator('[data-shape=round] img')).toHaveAttribute('style', /translate\(-?0%, -50%\)/)
    await frame.focus()
    // Moves the image down to its edge, so that its upper half is visible.
    for (let at = 0; at < 30; at++) await page.keyboard.press('ArrowDown')
    await dialog.getByRole('textbox', { name: 'Alt text' }).fill('Red sky')
    await dialog.getByRole('button', { name: 'Save image' }).click()
    await expect(dialog).toBeHidden()
    const { avatar, avatarDescription } = account(server)
    expect(avatarDescription).toBe('Red sky')
    const file = stored(server, avatar)
    expect(Buffer.from(file?.bytes ?? []).includes('Exif')).toBe(false)
    expect(await look(page, file?.bytes ?? new Uint8Array(), file?.type ?? '')).toEqual({
      width: 200,
      height: 200,
      top: 'red',
      bottom: 'red',
    })
  })

  await test.step('a header image has its size, and is removed after a question', async () => {
    await choose(page, 'header image').setInputFiles(pngFile('wide.png', 900, 600))
    const dialog = page.getByRole('dialog', { name: 'Crop header image' })
    await dialog.getByRole('slider', { name: 'Zoom' }).fill('1.5')
    await dialog.getByRole('button', { name: 'Save image' }).click()
    await expect(dialog).toBeHidden()
    const group = page.getByRole('group', { name: 'Header image' })
    await expect(group.locator('img')).toBeVisible()
    const file = stored(server, account(server).header)
    expect(await look(page, file?.bytes ?? new Uint8Array(), file?.type ?? '')).toMatchObject({
      width: 600,
      height: 200,
    })
    await group.getByRole('button', { name: 'Remove header image' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
    await expect.poll(() => account(server).header).toMatch(/missing\.png$/)
    await expect(group.locator('img')).toBeHidden()
  })
})
