// @vitest-environment node
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, test } from 'vitest'
import { PAGE_SCRIPT } from '@/app/build/page-script'
import { zoomStyles } from '@/features/media/build/zoom-styles'
import { contentSecurityPolicy } from '@/lib/html/build/csp-plugin'
import { SOFTWARE_NAMES } from '@/lib/simulator/software'
import { ROOT } from './sources.mjs'

const file = (name: string): string => readFileSync(join(ROOT, name), 'utf8')

describe('the README', () => {
  it('has the policy of the build, with frame-ancestors', async () => {
    expect(file('README.md')).toContain(
      `${contentSecurityPolicy({ insecure: false, styles: await zoomStyles(), scripts: [PAGE_SCRIPT] })}; frame-ancestors 'none'`,
    )
  })

  it('names every kind of server of the demo', () => {
    for (const name of SOFTWARE_NAMES) expect(file('README.md')).toContain(`\`${name}\``)
  })

  it('has the test command of continuous integration', () => {
    expect(file('.ci/run').trim().split('\n').at(-1)).toBe('npm ci && npm test')
    expect(file('README.md')).toContain('\nnpm ci && npm test\n')
  })
})

test('the changelog begins with what is not released, then the version of the package', () => {
  const { version } = JSON.parse(file('package.json')) as { version: string }
  const { packages } = JSON.parse(file('package-lock.json')) as {
    packages: Record<string, { version?: string }>
  }
  expect(packages['']?.version).toBe(version)
  const headings = file('CHANGELOG.md')
    .match(/^## .*/gm)
    ?.slice(0, 2)
  expect(headings).toEqual(['## [Unreleased]', expect.stringMatching(/^## \[.+\] - \d{4}-\d\d-\d\d$/)])
  expect(headings?.[1]).toContain(`[${version}]`)
})
