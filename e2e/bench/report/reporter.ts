import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FullResult, Reporter, TestCase, TestResult } from 'playwright/types/testReporter'
import { ROOT } from '../../scripts/sources.mjs'
import { REFERENCE_MS, type Machine } from './machine'
import { SMOKE } from '../length'
import { MEASURES, median, type Finding, type Measure } from './measures'

const round = (value: number): string =>
  Math.abs(value) >= 100 ? value.toFixed(0) : value.toFixed(value < 1 ? 3 : 1)

/** Prints the results next to their budgets and writes them as JSON to bench-results/. */
export default class BenchReporter implements Reporter {
  private readonly findings: (Finding & { machine: Machine })[] = []
  private readonly troubles: string[] = []

  onTestEnd(test: TestCase, result: TestResult): void {
    for (const { name, body } of result.attachments) {
      if (name !== 'finding' || !body) continue
      this.findings.push(JSON.parse(body.toString('utf8')) as Finding & { machine: Machine })
    }
    const ended = result.status === 'passed'
    const seconds = Math.round(result.duration / 1000)
    console.log(`${ended ? (SMOKE ? 'ran' : 'measured') : 'DID NOT FINISH'} ${test.title} (${seconds} s)`)
    if (!ended) this.troubles.push(`DID NOT FINISH ${test.title}: ${result.error?.message ?? result.status}`)
  }

  onEnd(result: FullResult): void {
    if (SMOKE) {
      for (const trouble of this.troubles) console.log(`\n${trouble}`)
      return
    }
    const rows = this.findings.map((finding) => {
      const measure: Measure = MEASURES[finding.id]
      const factor = finding.machine[measure.processor ? 'processor' : 'clock'] / REFERENCE_MS
      const value = median(finding.values)
      const scaled =
        measure.budget === null ? null : measure.budget * (measure.unit === 'ms' ? Math.max(1, factor) : 1)
      return {
        ...measure,
        id: finding.id,
        value,
        values: finding.values,
        machine: finding.machine,
        scaled,
        within: scaled === null || value <= scaled,
      }
    })
    const scores = (kind: keyof Machine): string => round(median(rows.map(({ machine }) => machine[kind])))
    console.log(
      `\nThe fixed piece of work takes ${scores('clock')} ms here, ${scores('processor')} ms of processor time, and ${REFERENCE_MS} ms where the budgets were set; those in ms scale with it.\n`,
    )
    for (const { name, unit, cpu, value, scaled, within, processor, note } of rows)
      console.log(
        [
          within ? ' ' : '!',
          name.padEnd(48),
          `${cpu}×`.padStart(3),
          `${round(value)} ${unit}`.padStart(14),
          scaled === null ? '' : `≤ ${round(scaled)}`.padStart(10),
          processor ? '  processor time' : '',
          note ? `  ${note}` : '',
        ].join(' '),
      )
    for (const trouble of this.troubles) console.log(`\n${trouble}`)
    mkdirSync(join(ROOT, 'bench-results'), { recursive: true })
    const json = JSON.stringify(
      { at: new Date().toISOString(), status: result.status, reference: REFERENCE_MS, rows },
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
