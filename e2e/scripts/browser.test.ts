// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { chooseBrowser, waysToInstall } from './browser.mjs'

const on = (...paths: string[]) => ({
  exists: (path: string) => paths.includes(path),
  own: '/cache/chrome',
})

describe('choosing a browser', () => {
  it('prefers CHROME_PATH', () => {
    const env = { CHROME_PATH: '/mine/chrome', PATH: '/bin' }
    expect(chooseBrowser({ env, ...on('/mine/chrome', '/bin/chromium', '/cache/chrome') })).toEqual({
      path: '/mine/chrome',
      source: 'CHROME_PATH',
    })
  })

  it('rejects a missing CHROME_PATH instead of using another browser', () => {
    const env = { CHROME_PATH: '/gone', PATH: '/bin' }
    expect(() => chooseBrowser({ env, ...on('/bin/chromium') })).toThrow('/gone')
  })

  it.each([
    ['Chromium on the PATH', ['/bin/google-chrome', '/bin/chromium', '/cache/chrome'], '/bin/chromium'],
    ['Chrome on the PATH', ['/bin/google-chrome', '/cache/chrome'], '/bin/google-chrome'],
    [
      'a usual place outside the PATH',
      ['/opt/google/chrome/chrome', '/cache/chrome'],
      '/opt/google/chrome/chrome',
    ],
    ["Playwright's own last", ['/cache/chrome'], '/cache/chrome'],
  ])('chooses %s', (_what, paths, path) => {
    expect(chooseBrowser({ env: { PATH: '/nothing:/bin' }, ...on(...paths) })?.path).toBe(path)
  })

  it('prefers a headless shell where asked to, but not to CHROME_PATH', () => {
    const both = on('/bin/chromium', '/bin/chromium-headless-shell', '/mine/chrome')
    const env = { PATH: '/bin' }
    expect(chooseBrowser({ env, ...both, shell: true })?.path).toBe('/bin/chromium-headless-shell')
    expect(chooseBrowser({ env, ...both })?.path).toBe('/bin/chromium')
    const chosen = { ...env, CHROME_PATH: '/mine/chrome' }
    expect(chooseBrowser({ env: chosen, ...both, shell: true })?.path).toBe('/mine/chrome')
    expect(chooseBrowser({ env, ...on('/bin/chromium'), shell: true })?.path).toBe('/bin/chromium')
  })

  it('returns null when there is none', () => {
    expect(chooseBrowser({ env: {}, ...on() })).toBeNull()
    expect(chooseBrowser({ env: {}, exists: () => false, own: null })).toBeNull()
  })

  it('installs by apt before Playwright, and by apt only as root on Debian', () => {
    const names = (root: boolean, debian: boolean) => waysToInstall({ root, debian }).map((way) => way.name)
    expect(names(true, true)).toEqual(['apt', 'playwright'])
    expect(names(false, true)).toEqual(['playwright'])
    expect(names(true, false)).toEqual(['playwright'])
  })
})
