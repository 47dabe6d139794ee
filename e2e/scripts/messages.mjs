import { execFileSync } from 'node:child_process'
import { readFileSync, readdirSync } from 'node:fs'

/*
 * Extracts all texts into messages.json for translators: id, English, description. Prints for each language how many of
 * them it has, and which it lacks.
 */

const FILE = 'messages.json'
const FOLDER = 'lib/i18n/locales'
/** The number of missing ids to print per language. */
const MAX_PRINTED = 20

const sources = ['app', 'features', 'lib'].map((folder) => `${folder}/**/*.{ts,tsx}`)
execFileSync(
  'node_modules/.bin/formatjs',
  ['extract', ...sources, '--ignore', '**/*.test.{ts,tsx}', '--out-file', FILE],
  { stdio: 'inherit' },
)
const ids = Object.keys(JSON.parse(readFileSync(FILE, 'utf8')))
console.log(`${ids.length} texts in ${FILE}`)
for (const file of readdirSync(FOLDER).filter((name) => name.endsWith('.json'))) {
  const texts = JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8'))
  const missing = ids.filter((id) => !(id in texts))
  console.log(`${file}: ${ids.length - missing.length} of them`)
  for (const id of missing.slice(0, MAX_PRINTED)) console.log(`  missing: ${id}`)
  if (missing.length > MAX_PRINTED) console.log(`  and ${missing.length - MAX_PRINTED} more`)
}
