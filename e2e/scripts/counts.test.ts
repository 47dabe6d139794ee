// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { add, countsOf, NONE, totals } from './counts.mjs'

describe('counting tests', () => {
  it('reads the report of vitest', () => {
    const report = {
      numPassedTests: 5,
      numFailedTests: 1,
      numPendingTests: 2,
      numTodoTests: 1,
      testResults: [],
    }
    expect(countsOf(report)).toEqual({ passed: 5, failed: 1, skipped: 3 })
  })

  it('counts a file that failed to load as a failure', () => {
    const report = {
      numPassedTests: 5,
      numFailedTests: 1,
      numPendingTests: 0,
      numTodoTests: 0,
      testResults: [
        { status: 'failed', assertionResults: [] },
        { status: 'failed', assertionResults: [{ status: 'failed' }] },
        { status: 'passed', assertionResults: [{ status: 'passed' }] },
      ],
    }
    expect(countsOf(report).failed).toBe(2)
  })

  it('reads the report of Playwright and counts a flaky test as failed', () => {
    const report = {
      stats: { expected: 7, unexpected: 0, flaky: 1, skipped: 2 },
      errors: [{ message: 'no tests' }],
    }
    expect(countsOf(report)).toEqual({ passed: 7, failed: 2, skipped: 2 })
  })

  it('adds and formats counts', () => {
    const sum = add(add(NONE, { passed: 2, failed: 0, skipped: 1 }), { passed: 1, failed: 1, skipped: 0 })
    expect(totals(sum)).toBe('3 passed, 1 failed, 1 skipped')
  })
})
