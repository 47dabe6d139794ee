import { writeFileSync } from 'node:fs'

/**
 * Says why a step cannot run here, and reports it as skipped. Returns its exit code.
 * @param {string} name
 * @param {string} file the configuration of the step
 * @param {string} reason without a full stop
 */
export function skipStep(name, file, reason) {
  console.log(`${name}: skipped, because ${reason}`)
  if (process.env.SKEIN_REPORT)
    writeFileSync(
      process.env.SKEIN_REPORT,
      JSON.stringify({ suites: [{ specs: [{ file, tests: [{ status: 'skipped', results: [] }] }] }] }),
    )
  return 0
}
