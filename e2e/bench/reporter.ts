import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FullResult, Reporter, TestCase, TestResult } from 'playwright/types/testReporter'
import { ROOT } from '../scripts/sources.mjs'
import { REFERENCE_MS } from './machine'
import { MEASURES, median, type Finding, type Measure } from './measures'

const round = (value: number): string =>
  Math.abs(value) >= 100 ? value.toFixed(0) : value.toFixed(value < 1 ? 3 : 1)

/** Prints the findings beside their budgets and keeps them as JSON in bench-results/. */
export default class BenchReporter implements Reporter {
  private readonly findings: Finding[] = []
  private readonly troubles: string[] = []
  private machine = REFERENCE_MS

  onTestEnd(test: TestCase, result: TestResult): void {
    for (const { name, body } of result.attachments) {
      if (name !== 'finding' || !body) continue
      const finding = JSON.parse(body.toString('utf8')) as Finding & { machine: number }
      this.machine = finding.machine
      this.findings.push(finding)
    }
    console.log(`${result.status === 'passed' ? 'measured' : result.status} ${test.title}`)
    if (result.status === 'failed' || result.status === 'timedOut')
      this.troubles.push(`${test.title}: ${result.error?.message ?? result.status}`)
  }

  onEnd(result: FullResult): void {
    const factor = this.machine / REFERENCE_MS
    const rows = this.findings.map((finding) => {
      const measure: Measure = MEASURES[finding.id]
      const value = median(finding.values)
      const scaled =
        measure.budget === null ? null : measure.budget * (measure.unit === 'ms' ? Math.max(1, factor) : 1)
      return {
        ...measure,
        id: finding.id,
        value,
        values: finding.values,
        scaled,
        within: scaled === null || value <= scaled,
      }
    })
    console.log(
      `\nThis machine needs ${round(this.machine)} ms for the fixed piece of work, ${round(factor)} times the reference; budgets in ms scale with it.\n`,
    )
    for (const { name, unit, cpu, value, scaled, within, note } of rows)
      console.log(
        [
          within ? ' ' : '!',
          name.padEnd(48),
          `${cpu}×`.padStart(3),
          `${round(value)} ${unit}`.padStart(14),
          scaled === null ? '' : `≤ ${round(scaled)}`.padStart(10),
          note ? `  ${note}` : '',
        ].join(' '),
      )
    for (const trouble of this.troubles) console.log(`\n${trouble}`)
    mkdirSync(join(ROOT, 'bench-results'), { recursive: true })
    const json = JSON.stringify(
      { at: new Date().toISOString(), status: result.status, machine: this.machine, factor, rows },
      null,
      2,
    )
    const stamp = new Date().toISOString().replace(/[:.]/g, '-')
    for (const name of ['latest', stamp]) writeFileSync(join(ROOT, 'bench-results', `${name}.json`), json)
  }

  printsToStdio(): boolean {
    return true
  }
}
