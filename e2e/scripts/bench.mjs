import { runPlaywright } from './run-playwright.mjs'

/**
 * `--only name` runs the benchmarks whose title begins with it, `--full` runs the long ones in their full length, `--smoke`
 * runs each only once and as short as possible; other arguments go to Playwright.
 */
function playwrightArgs(given) {
  const args = given.filter((arg) => arg !== '--full' && arg !== '--smoke')
  const at = args.indexOf('--only')
  if (at < 0) return args
  const name = args[at + 1]
  if (!name)
    throw new Error(
      '--only wants a name: weight, first-paint, first-post, scroll, thread, long-thread, stream, day, emoji, notifications, follow-list, deck, palette, favourite, compose, page',
    )
  return [...args.toSpliced(at, 2), '--grep', ` ${name}`]
}

try {
  process.exitCode = await runPlaywright('e2e/bench/playwright.config.ts', {
    args: playwrightArgs(process.argv.slice(2)),
    env: {
      ...(process.argv.includes('--full') && { BENCH_FULL: '1' }),
      ...(process.argv.includes('--smoke') && { BENCH_SMOKE: '1' }),
    },
  })
} catch (error) {
  if (error.status === undefined) console.error(error.message)
  process.exitCode = 1
}
