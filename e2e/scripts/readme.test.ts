// @vitest-environment node
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
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
