import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { add, countsOf, NONE, totals } from './counts.mjs'
import { CACHE, ROOT } from './sources.mjs'

const bin = (path) => join(ROOT, 'node_modules', path)
const REPORTS = join(CACHE, 'reports')
const reportOf = (name) => join(REPORTS, `${name}.json`)

/** All checks, cheapest first. `report` means that the step writes test counts. */
const STEPS = [
  { name: 'format', command: [bin('oxfmt/bin/oxfmt'), '--check', '.'] },
  { name: 'lint', command: [bin('oxlint/bin/oxlint'), '--type-aware', '--max-warnings', '0'] },
  { name: 'language', command: ['e2e/scripts/language.mjs'] },
  { name: 'types', command: [bin('typescript/bin/tsc'), '--noEmit'] },
  {
    name: 'unit',
    report: true,
    command: [
      bin('vitest/vitest.mjs'),
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${reportOf('unit')}`,
    ],
  },
  { name: 'build', command: ['e2e/scripts/build.mjs'] },
  { name: 'bundle', report: true, command: ['e2e/scripts/budget.mjs'] },
  {
    name: 'journeys',
    report: true,
    command: ['e2e/scripts/run-playwright.mjs', 'e2e/playwright.config.ts'],
  },
  { name: 'live', report: true, command: ['e2e/scripts/live.mjs'] },
]

function run({ name, command, report }) {
  const child = spawn(process.execPath, command, {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, CI: process.env.CI ?? '1', ...(report ? { SKEIN_REPORT: reportOf(name) } : {}) },
  })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => resolve(code ?? 1))
  })
}

function countsIn(name) {
  try {
    return countsOf(JSON.parse(readFileSync(reportOf(name), 'utf8')))
  } catch {
    return NONE
  }
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !STEPS.some((step) => step.name === name))
if (unknown.length > 0) {
  console.error(
    `No step is called ${unknown.join(', ')}. Steps: ${STEPS.map((step) => step.name).join(', ')}`,
  )
  process.exit(2)
}

rmSync(REPORTS, { recursive: true, force: true })
mkdirSync(REPORTS, { recursive: true })
let sum = NONE
let failed = null
for (const step of STEPS) {
  if (wanted.length > 0 && !wanted.includes(step.name)) continue
  const started = Date.now()
  console.log(`\n── ${step.name}`)
  const code = await run(step)
  const counts = step.report ? countsIn(step.name) : NONE
  // A failed step without a failed test (a check, a crash) counts as a failure.
  sum = add(sum, code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts)
  console.log(
    `── ${step.name}: ${code === 0 ? 'ok' : 'failed'} in ${Math.round((Date.now() - started) / 1000)} s`,
  )
  if (code !== 0 || counts.failed > 0) {
    failed = step.name
    break
  }
}
console.log(failed ? `\nStopped at ${failed}.` : '')
console.log(totals(sum))
process.exitCode = failed ? 1 : 0
