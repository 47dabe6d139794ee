// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { firstLine, playwrightResults, vitestResults } from './results.mjs'

const playwrightTest = (status: string, ...messages: string[]) => ({
  status,
  results: [{ errors: messages.map((message) => ({ message })) }, { errors: [] }],
})

describe('results of Playwright', () => {
  it('are read through nested suites, with titles and first errors', () => {
    const spec = (title: string, line: number, ...tests: unknown[]) => ({
      title,
      line,
      file: 'a.spec.ts',
      tests,
    })
    const report = {
      suites: [
        {
          title: 'a.spec.ts',
          specs: [spec('works', 3, playwrightTest('expected'))],
          suites: [
            {
              title: 'offline',
              specs: [
                spec(
                  'fails',
                  5,
                  playwrightTest('unexpected', '\u001B[31mError: no row\u001B[39m\n  at line 4'),
                ),
                spec('recovers', 9, playwrightTest('flaky', 'Error: too late')),
                spec('waits', 12, playwrightTest('skipped')),
              ],
            },
          ],
        },
      ],
      errors: [{ message: 'SyntaxError: oh', location: { file: 'b.spec.ts' } }],
    }
    expect(playwrightResults(report)).toEqual({
      passed: 1,
      skipped: 1,
      failed: [
        { file: 'a.spec.ts:5', title: 'offline › fails', error: 'Error: no row' },
        { file: 'b.spec.ts', title: 'outside of tests', error: 'SyntaxError: oh' },
      ],
      flaky: [{ file: 'a.spec.ts:9', title: 'offline › recovers', error: 'Error: too late' }],
    })
  })
})

describe('results of vitest', () => {
  const unit = (state: string, { flaky = false, message }: { flaky?: boolean; message?: string } = {}) => ({
    fullName: `adds ${state}`,
    result: () => ({ state, errors: message === undefined ? [] : [{ message }] }),
    diagnostic: () => ({ flaky }),
  })
  const module = (tests: unknown[], own: string[] = []) => ({
    moduleId: '/project/lib/a.test.ts',
    errors: () => own.map((message) => ({ message })),
    children: { allTests: () => tests, allSuites: () => [] },
  })

  it('tell failed, flaky and skipped tests apart', () => {
    const modules = [
      module([
        unit('passed'),
        unit('passed', { flaky: true, message: 'timed out' }),
        unit('failed', { message: 'expected 1\nto be 2' }),
        unit('skipped'),
      ]),
    ]
    expect(vitestResults(modules, [], '/project')).toEqual({
      passed: 1,
      skipped: 1,
      failed: [{ file: 'lib/a.test.ts', title: 'adds failed', error: 'expected 1' }],
      flaky: [{ file: 'lib/a.test.ts', title: 'adds passed', error: 'timed out' }],
    })
  })

  it('count a file that fails to load, and errors outside of tests', () => {
    const { failed } = vitestResults([module([], ['cannot import'])], [{ message: 'unhandled' }], '/project')
    expect(failed.map(({ title, error }) => [title, error])).toEqual([
      ['the file itself', 'cannot import'],
      ['outside of tests', 'unhandled'],
    ])
  })
})

it('cuts first lines to a readable length', () => {
  expect(firstLine('x'.repeat(500))).toHaveLength(160)
  expect(firstLine()).toBe('')
})
