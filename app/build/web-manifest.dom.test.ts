import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createAppRouter } from '../routing/router'
import { localized, webManifestOf } from './web-manifest'

const root = join(import.meta.dirname, '../..')
const manifest = webManifestOf('/client/', new Map())

/** Width and height in the header of a PNG file. */
function sizeOfPng(path: string): string {
  const bytes = readFileSync(join(root, path))
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`
}

test('pictures exist in the sizes that the manifest states', () => {
  const shortcuts = manifest.shortcuts.flatMap(({ icons }) => icons)
  for (const { src, sizes } of [...manifest.icons, ...shortcuts])
    if (sizes === 'any') expect(existsSync(join(root, 'public', src))).toBe(true)
    else expect([src, sizeOfPng(join('public', src))]).toEqual([src, sizes])
  for (const { src, sizes } of manifest.screenshots)
    expect([src, sizeOfPng(src.replace('screenshots', 'e2e/pictures'))]).toEqual([src, sizes])
})

test('every address it names has a screen', () => {
  const { action } = manifest.share_target
  const opened = manifest.protocol_handlers.map(({ url }) => url.replace(/\?.*/, ''))
  const screens = Object.keys(createAppRouter().routesByPath)
  for (const path of [...manifest.shortcuts.map(({ url }) => url), ...opened, action])
    expect(screens).toContain(path.replace(/^\./, ''))
})

test('an app below a path is another one than that at the root', () => {
  expect(manifest.id).toBe('/client/')
})

test('texts from right to left name their direction, and missing ones are left out', () => {
  const languages = new Map([
    ['de', { 'nav.lists': 'Listen' }],
    ['ar', { 'nav.lists': 'القوائم' }],
    ['fr', {}],
  ])
  expect(localized('nav.lists', languages)).toEqual({
    de: 'Listen',
    ar: { value: 'القوائم', lang: 'ar', dir: 'rtl' },
  })
})
