import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.resetModules()
})

async function load(trustedTypes?: unknown) {
  vi.resetModules()
  vi.stubEnv('DEV', false)
  vi.stubGlobal('trustedTypes', trustedTypes)
  return import('./trusted-types')
}

test('without Trusted Types markup is a string and scripts are still checked', async () => {
  const { trustHtml, scriptUrl } = await load()
  expect(trustHtml('<p>x</p>')).toBe('<p>x</p>')
  expect(scriptUrl('/sw.js')).toBe(`${location.origin}/sw.js`)
  for (const url of [
    'https://evil.example/sw.js',
    '//evil.example/assets/a.js',
    '/media/a.js',
    '/assets/a.svg',
    'data:text/javascript,x',
    '/assets/../media/a.js',
  ])
    expect(() => scriptUrl(url), url).toThrow(TypeError)
})

test('there is one policy, skein, and its values are returned', async () => {
  const createPolicy = vi.fn<(name: string, rules: Record<string, (text: string) => string>) => unknown>(
    (_, rules) => ({
      createHTML: (html: string) => ({ html: rules['createHTML']?.(html) }),
      createScriptURL: (url: string) => ({ url: rules['createScriptURL']?.(url) }),
    }),
  )
  const { trustHtml, scriptUrl } = await load({ createPolicy })
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['skein'])
  expect(trustHtml('<p>x</p>')).toEqual({ html: '<p>x</p>' })
  expect(scriptUrl('/assets/worker-1a.js')).toEqual({ url: `${location.origin}/assets/worker-1a.js` })
  expect(() => scriptUrl('blob:x')).toThrow(TypeError)
})
