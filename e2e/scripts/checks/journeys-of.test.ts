// @vitest-environment node
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { JOURNEYS, journeysOf } from './journeys-of.mjs'
import { ROOT } from '../sources.mjs'

const foldersIn = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${folder}/${name}/`)

describe('journeys of a change', () => {
  it('are named for every feature, and for code that all share', () => {
    const missing = foldersIn('features').filter((folder) => !(folder in JOURNEYS))
    expect(missing).toEqual([])
    expect(Object.keys(JOURNEYS)).toEqual(expect.arrayContaining(['app/', 'lib/', 'schemas/', 'e2e/']))
  })

  it('exist, and so do the folders they belong to', () => {
    const files = readdirSync(join(ROOT, 'e2e/journeys'), { recursive: true, encoding: 'utf8' })
    for (const [folder, names] of Object.entries(JOURNEYS)) {
      expect(existsSync(join(ROOT, folder)), folder).toBe(true)
      for (const name of names)
        expect(
          files.some((file) => file.endsWith('.spec.ts') && file.startsWith(name)),
          name,
        ).toBe(true)
    }
  })

  it('cover every folder of journeys', () => {
    const all = Object.values(JOURNEYS).flat()
    for (const folder of foldersIn('e2e/journeys')) {
      const name = folder.slice('e2e/journeys/'.length)
      expect(
        all.some((each) => each.startsWith(name)),
        folder,
      ).toBe(true)
    }
  })

  it('follow the longest folder, and changed journeys run themselves', () => {
    expect(
      journeysOf([
        'features/compose/drafts/drafts-store.ts',
        'features/polls/poll.tsx',
        'features/polls/poll.test.tsx',
        'e2e/journeys/search/search.spec.ts',
        'README.md',
      ]),
    ).toEqual([
      'journeys/compose/compose-drafts',
      'journeys/compose/compose-sending',
      'journeys/posts/polls',
      String.raw`journeys/search/search\.spec\.ts`,
    ])
  })

  it('are none for documents and tests', () => {
    expect(journeysOf(['README.md', 'lib/util/cx.test.ts', 'e2e/scripts/test.mjs'])).toEqual([])
  })
})

/** Of a context, these last until it is closed. */
const LASTING =
  /(?<!ownContext)\.(?:clock\.(?:install|pauseAt|set\w+)|exposeBinding|exposeFunction)\(|context(?:\(\))?\.addInitScript\(/

it('journeys that change a context for good do not share it', () => {
  const files = readdirSync(join(ROOT, 'e2e/journeys'), { recursive: true, encoding: 'utf8' })
  const changing = files.filter(
    (file) => file.endsWith('.ts') && LASTING.test(readFileSync(join(ROOT, 'e2e/journeys', file), 'utf8')),
  )
  expect(changing).toEqual([])
})
