import { Buffer } from 'node:buffer'
import { crc32, deflateSync } from 'node:zlib'
import { expect, type Locator, type Page } from 'playwright/test'
import type { Composer } from './compose'

export interface File {
  name: string
  mimeType: string
  buffer: Buffer
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const out = Buffer.alloc(body.length + 8)
  out.writeUInt32BE(data.length)
  body.copy(out, 4)
  out.writeUInt32BE(crc32(body), body.length + 4)
  return out
}

/** A grey PNG of this size in px. */
export function pngFile(name: string, width = 1, height = 1): File {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width)
  head.writeUInt32BE(height, 4)
  // 8 bits of grey.
  head[8] = 8
  const rows = Buffer.alloc((width + 1) * height, 0x77)
  // Each row starts with its filter: none.
  for (let row = 0; row < height; row += 1) rows[row * (width + 1)] = 0
  const parts = [chunk('IHDR', head), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))]
  const start = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return { name, mimeType: 'image/png', buffer: Buffer.concat([start, ...parts]) }
}

/** A file that claims to be a video; it is never played. */
export const videoFile = (name: string): File => ({
  name,
  mimeType: 'video/mp4',
  buffer: Buffer.from('....ftypisom'),
})

/** The files of a composer. */
export class ComposerFiles {
  readonly page: Page
  readonly composer: Composer
  constructor(page: Page, composer: Composer) {
    this.page = page
    this.composer = composer
  }

  get tiles(): Locator {
    return this.composer.form.getByRole('list', { name: 'Attached files' }).getByRole('listitem')
  }
  get dialog(): Locator {
    return this.page.getByRole('dialog', { name: 'Media details' })
  }

  async choose(...files: readonly (File | string)[]): Promise<void> {
    const chooser = this.page.waitForEvent('filechooser')
    await this.composer.form.getByRole('button', { name: 'Add media' }).click()
    await (await chooser).setFiles(files.map((file) => (typeof file === 'string' ? pngFile(file) : file)))
  }

  /** Opens the details of the file at this index, from 0. */
  async open(at: number): Promise<void> {
    await this.tiles
      .nth(at)
      .getByRole('button', { name: /^(Add|Edit) alt text/ })
      .click()
    await expect(this.dialog).toBeVisible()
  }

  async done(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Done' }).click()
    await expect(this.dialog).toBeHidden()
    // Focus returns after the dialog is gone, and would take the next key from what a test focuses.
    await expect(this.tiles.locator('button:focus')).toHaveCount(1)
  }

  async describe(at: number, words: string): Promise<void> {
    await this.open(at)
    await this.dialog.getByRole('textbox', { name: /^Alt text/ }).fill(words)
    await this.done()
  }
}
