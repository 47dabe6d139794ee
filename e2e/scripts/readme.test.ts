// @vitest-environment node
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { zoomStyles } from '@/features/media/build/zoom-styles'
import { contentSecurityPolicy } from '@/lib/html/build/csp-plugin'
import { SOFTWARE_NAMES } from '@/lib/simulator/software'
import { ROOT } from './sources.mjs'

const file = (name: string): string => readFileSync(join(ROOT, name), 'utf8')

describe('the README', () => {
  it('gives the policy that the build writes, and who may frame it', () => {
    expect(file('README.md')).toContain(
      `${contentSecurityPolicy({ insecure: false, styles: zoomStyles() })}; frame-ancestors 'none'`,
    )
  })

  it('names every kind of server that the demo can be', () => {
    for (const name of SOFTWARE_NAMES) expect(file('README.md')).toContain(`\`${name}\``)
  })

  it('gives the test command that the continuous run calls', () => {
    expect(file('.ci/run').trim().split('\n').at(-1)).toBe('npm ci && npm test')
    expect(file('README.md')).toContain('\nnpm ci && npm test\n')
  })
})
