import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { changedFiles, testArguments } from './checks/changes.mjs'
import { journeysOf } from './checks/journeys-of.mjs'
import { calibrate, patienceFor } from './checks/patience.mjs'
import { noResults, playwrightResults } from './checks/results.mjs'
import { CACHE, ROOT } from './sources.mjs'
import { hasFailed, summaryLines } from './checks/summary.mjs'

const bin = (path) => join(ROOT, 'node_modules', path)
const REPORTS = join(CACHE, 'reports')
const SUMMARY = join(ROOT, 'test-results/summary.txt')
const reportOf = (name) => join(REPORTS, `${name}.json`)

/**
 * All checks, cheapest first. All of them run even if one fails, but for those that need a step that failed.
 * `read` turns the report of a step into results. A step in the `background` runs at the same time as those after it.
 */
const STEPS = [
  { name: 'format', command: [bin('oxfmt/bin/oxfmt'), '--check', '.'] },
  { name: 'lint', command: [bin('oxlint/bin/oxlint'), '--type-aware', '--max-warnings', '0'] },
  { name: 'language', command: ['e2e/scripts/language.mjs'] },
  // It and the types use one core each.
  { name: 'unused', background: true, command: [bin('knip/bin/knip.js'), '--no-progress', '--cache'] },
  { name: 'types', command: [bin('typescript/bin/tsc'), '--noEmit'] },
  {
    name: 'unit',
    read: (report) => report,
    command: [
      bin('vitest/vitest.mjs'),
      'run',
      '--reporter=default',
      '--reporter=./e2e/scripts/checks/unit-reporter.mjs',
    ],
  },
  { name: 'build', command: ['e2e/scripts/build.mjs'] },
  {
    name: 'bench',
    needs: 'build',
    read: playwrightResults,
    command: ['e2e/scripts/bench.mjs', '--smoke'],
  },
  // It and the bundle use one core each. Not next to the benchmarks, as below.
  {
    name: 'firefox',
    background: true,
    needs: 'build',
    read: playwrightResults,
    command: ['e2e/scripts/firefox.mjs'],
  },
  { name: 'bundle', needs: 'build', read: playwrightResults, command: ['e2e/scripts/budget.mjs'] },
  // Mostly waits for its server, and uses one core at most. Not next to the benchmarks, whose work has a longest time.
  {
    name: 'live',
    background: true,
    needs: 'build',
    read: playwrightResults,
    command: ['e2e/scripts/live.mjs'],
  },
  {
    name: 'journeys',
    needs: 'build',
    read: playwrightResults,
    command: ['e2e/scripts/run-playwright.mjs', 'e2e/playwright.config.ts'],
  },
]

/** Runs a step and resolves to its exit code. What it prints in the background is shown at its end. */
function run({ name, command, read, background = false }, patience) {
  /** @type {Buffer[]} */
  const printed = []
  const child = spawn(process.execPath, command, {
    cwd: ROOT,
    stdio: background ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: {
      ...process.env,
      CI: process.env.CI ?? '1',
      SKEIN_PATIENCE: String(patience),
      ...(read && { SKEIN_REPORT: reportOf(name) }),
    },
  })
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => printed.push(part))
  return new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(error.message)
      resolve(1)
    })
    child.once('close', (code) => {
      if (background) process.stdout.write(`\n── ${name}\n${Buffer.concat(printed).toString()}`)
      resolve(code ?? 1)
    })
  })
}

function resultsOf({ name, read }) {
  if (!read) return noResults()
  try {
    return read(JSON.parse(readFileSync(reportOf(name), 'utf8')))
  } catch {
    // A step that ended before its report fails by its exit code.
    return noResults()
  }
}

/** The quick checks of a change: no builds for other hosts, only related unit tests and journeys. */
function stepsForChange(since) {
  const files = changedFiles(since)
  const journeys = journeysOf(files)
  console.log(`${files.length} files differ from ${since}.`)
  return STEPS.flatMap((step) => {
    if (['build', 'live', 'firefox', 'bundle', 'bench'].includes(step.name)) return []
    const { needs: _, ...alone } = step
    if (step.name === 'unit')
      return [{ ...step, command: [...step.command, `--changed=${since}`, '--passWithNoTests'] }]
    if (step.name !== 'journeys') return [step]
    return journeys.length === 0 ? [] : [{ ...alone, command: [...step.command, ...journeys] }]
  })
}

function chosenSteps() {
  try {
    const { steps, since } = testArguments(
      process.argv.slice(2),
      STEPS.map(({ name }) => name),
    )
    const all = since === null ? STEPS : stepsForChange(since)
    return steps.length === 0 ? all : all.filter(({ name }) => steps.includes(name))
  } catch (error) {
    console.error(error.stderr ? 'git does not know what to compare with.' : error.message)
    return process.exit(2)
  }
}

const chosen = chosenSteps()
rmSync(REPORTS, { recursive: true, force: true })
mkdirSync(REPORTS, { recursive: true })
const began = Date.now()
/** @type {import('./checks/summary.mjs').StepResult[]} */
const ended = []

/** Runs a step, and notes its results. Resolves when it ended. */
async function perform(step) {
  const { name, read, background } = step
  console.log(`\n── ${name}${background ? ', along with the next steps' : ''}`)
  // Measured before every step: the load of a machine changes.
  const patience = read ? patienceFor(calibrate()) : 1
  if (patience > 1) console.log(`Deadlines are ${patience} times as long: the machine is slow or busy.`)
  const started = Date.now()
  const code = await run(step, patience)
  const result = { name, code, seconds: (Date.now() - started) / 1000, patience, results: resultsOf(step) }
  ended.push(result)
  console.log(`── ${name}: ${hasFailed(result) ? 'failed' : 'ok'} in ${Math.round(result.seconds)} s`)
}

/** Returns whether a step can run, and says so when it can not. */
function canRun({ name, needs }) {
  if (!needs || !ended.some((other) => other.name === needs && hasFailed(other))) return true
  console.log(`\n── ${name}: left out, because ${needs} failed`)
  ended.push({ name, code: null, seconds: 0, results: noResults() })
  return false
}

const inBackground = []
for (const step of chosen) {
  if (!canRun(step)) continue
  const running = perform(step)
  if (step.background) inBackground.push(running)
  else await running
}
await Promise.all(inBackground)
ended.sort(
  (a, b) => chosen.findIndex(({ name }) => name === a.name) - chosen.findIndex(({ name }) => name === b.name),
)

const summary = summaryLines(ended, (Date.now() - began) / 1000).join('\n')
mkdirSync(join(ROOT, 'test-results'), { recursive: true })
writeFileSync(SUMMARY, `${summary}\n`)
console.log(`\n${summary}`)
process.exitCode = ended.some(hasFailed) ? 1 : 0
