import { execFileSync } from 'node:child_process'
import { ROOT } from '../sources.mjs'

/**
 * Reads the arguments of the test command: names of steps, and `--changed`, optionally with what to compare with.
 * A word that is no step is a reference only directly after `--changed`. Throws an error with a sentence for people.
 * @param {readonly string[]} args
 * @param {readonly string[]} steps
 * @returns {{ steps: string[], since: string | null }} `since` is null without `--changed`
 */
export function testArguments(args, steps) {
  const wanted = []
  let since = null
  for (let at = 0; at < args.length; at++) {
    const word = args[at] ?? ''
    const next = args[at + 1]
    if (word === '--changed') {
      since = next === undefined || next.startsWith('-') || steps.includes(next) ? 'HEAD' : next
      if (since === next) at += 1
    } else if (steps.includes(word)) wanted.push(word)
    else throw new Error(`No step is called ${word}. Steps: ${steps.join(', ')}`)
  }
  return { steps: wanted, since }
}

/**
 * Returns the files that differ from a commit, with those that are new and not added yet.
 * Throws where git does not know the commit.
 * @param {string} since
 * @returns {string[]}
 */
export function changedFiles(since) {
  const git = (...args) =>
    execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).split('\n').filter(Boolean)
  return [
    ...git('diff', '--name-only', '--diff-filter=d', since, '--'),
    ...git('ls-files', '--others', '--exclude-standard'),
  ]
}
