// @vitest-environment node
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { noResults } from './results.mjs'
import { ROOT } from '../sources.mjs'
import { BUDGETS, hasFailed, minutes, summaryLines, TOTAL_BUDGET } from './summary.mjs'

const entry = (title: string) => ({ file: 'a.spec.ts:1', title, error: `${title} did not` })
const step = (name: string, code: number | null, results = {}) => ({
  name,
  code,
  seconds: 65,
  results: { ...noResults(), ...results },
})

it('the budgets of the README are those of the summary', () => {
  const readme = readFileSync(join(ROOT, 'e2e/README.md'), 'utf8')
  const rows = [...readme.matchAll(/^\| (\S+) +\| (\d+:\d\d) +\|/gm)].map(([, name, time]) => [name, time])
  expect(Object.fromEntries(rows)).toEqual({
    ...Object.fromEntries(Object.entries(BUDGETS).map(([name, seconds]) => [name, minutes(seconds)])),
    all: minutes(TOTAL_BUDGET),
  })
})

describe('the summary', () => {
  it('names failed and flaky tests, and every step with its totals', () => {
    const lines = summaryLines(
      [
        step('types', 0),
        step('unit', 0, { passed: 5, flaky: [entry('waits')] }),
        step('journeys', 1, { passed: 2, failed: [entry('opens')], skipped: 1 }),
        step('live', null),
      ],
      260,
    )
    expect(lines).toEqual([
      'Failed:',
      '  journeys a.spec.ts:1 › opens',
      '    opens did not',
      'Flaky, passed after another try:',
      '  unit a.spec.ts:1 › waits',
      '    waits did not',
      'Steps:',
      '  types     ok       1:05 of 0:25 (260 %)',
      '  unit      ok       1:05 of 4:00 (27 %)        6 passed, 0 failed, 1 flaky, 0 skipped',
      '  journeys  FAILED   1:05 of 9:00 (12 %)        2 passed, 1 failed, 0 flaky, 1 skipped',
      '  live      left out 1:05 of 2:30 (43 %)',
      'Failed: journeys in 4:20. 8 passed, 1 failed, 1 flaky, 1 skipped',
    ])
  })

  it('compares with what a slower machine needs', () => {
    const steps = Object.keys(BUDGETS).map((name) => ({ ...step(name, 0), seconds: 60, patience: 1 }))
    for (const each of steps.slice(0, 3)) Object.assign(each, { seconds: 270, patience: 1.5 })
    const lines = summaryLines(steps, 1290)
    expect(lines[1]).toContain('format    ok       4:30 of 0:05 × 1.5 (3600 %)')
    expect(lines[6]).toContain('unit      ok       1:00 of 4:00 (25 %)')
    expect(lines.at(-1)).toContain('Passed in 21:30 of 15:00 × 1.3 (110 %)')
  })

  it('fits into 60 lines however much failed', () => {
    const many = Array.from({ length: 300 }, (_, at) => entry(`test ${at}`))
    const names = Object.keys(BUDGETS)
    const lines = summaryLines(
      names.map((name) => step(name, 1, { failed: many, flaky: many })),
      900,
    )
    expect(lines.length).toBeLessThanOrEqual(60)
    expect(lines.filter((line) => line.startsWith('  and '))).toHaveLength(2)
  })
})

it('times are rounded to seconds before minutes', () => {
  expect([0, 59.4, 59.6, 1199.7].map(minutes)).toEqual(['0:00', '0:59', '1:00', '20:00'])
})

it('a flaky test does not fail a step, a failed one and an exit code do', () => {
  expect(hasFailed(step('unit', 0, { flaky: [entry('waits')] }))).toBe(false)
  expect(hasFailed(step('unit', 0, { failed: [entry('adds')] }))).toBe(true)
  expect(hasFailed(step('types', 2))).toBe(true)
})
