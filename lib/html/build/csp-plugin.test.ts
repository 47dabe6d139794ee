import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { contentSecurityPolicy, cspPlugin } from './csp-plugin'

test('allows only our own scripts and styles, one Trusted Types policy, no plain http', () => {
  const policy = contentSecurityPolicy({ insecure: false })
  expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self';")
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types skein")
  expect(policy).not.toMatch(/unsafe|http:|\*/)
})

test('insecure builds allow localhost for data and media only', () => {
  const open = contentSecurityPolicy({ insecure: true })
    .split('; ')
    .filter((rule) => rule.includes('localhost'))
  expect(open.map((rule) => rule.split(' ')[0])).toEqual(['img-src', 'media-src', 'connect-src'])
})

test("a library's style element is allowed by its hash", () => {
  const policy = contentSecurityPolicy({ insecure: false, styles: ['p{margin:0}'] })
  expect(policy).toMatch(/; style-src 'self' 'sha256-[A-Za-z0-9+/]{43}='; /)
  expect(policy).not.toContain('unsafe')
})

test('a script of the page is allowed by its hash, and no other', () => {
  const policy = contentSecurityPolicy({ insecure: false, scripts: ['{ const a = 1 }'] })
  expect(policy).toMatch(/; script-src 'self' 'sha256-[A-Za-z0-9+/]{43}='; /)
  expect(policy).not.toContain('unsafe')
})

async function page(head: string) {
  const root = mkdtempSync(join(tmpdir(), 'csp-'))
  writeFileSync(join(root, 'index.html'), `<!doctype html><html><head>${head}</head><body></body></html>`)
  writeFileSync(join(root, 'main.js'), 'console.log(1)')
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [cspPlugin({ insecure: false })],
    build: { write: false, modulePreload: { polyfill: false } },
  })
  const files = 'output' in result ? result.output : []
  const html = files.find((file) => file.fileName === 'index.html')
  return html?.type === 'asset' ? String(html.source) : ''
}

test('the built page has the policy before any script', async () => {
  const html = await page('<meta charset="utf-8" /><script type="module" src="./main.js"></script>')
  expect(html).toContain(`content="${contentSecurityPolicy({ insecure: false })}"`)
  expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.indexOf('<script'))
})

test('a page without a charset fails the build', async () => {
  await expect(page('<title>x</title>')).rejects.toThrow(/charset/)
})
