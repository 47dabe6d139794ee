// Checks what the simulated server answers against a public OpenAPI description of the same API, by hand:
//   node e2e/scripts/validate-openapi.mjs path/to/openapi.json
// It replays the calls of the conformance test and sweeps through the demo world.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureBuilt, folderOf } from './build.mjs'

const [file] = process.argv.slice(2)
if (!file) {
  console.error('Usage: node e2e/scripts/validate-openapi.mjs path/to/openapi.json')
  process.exit(1)
}
const api = JSON.parse(readFileSync(file, 'utf8'))

const resolve = (schema) => {
  const name = schema?.$ref?.split('/').at(-1)
  return name ? resolve(api.components.schemas[name]) : schema
}

const kindOf = (value) => {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number'
  return typeof value
}

const fits = (kind, type) => kind === type || (type === 'number' && kind === 'integer')

const FORMATS = {
  'date-time': (text) => /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text),
  // Some of these fields have a time as well.
  date: (text) => /^\d{4}-\d\d-\d\d/.test(text),
  uri: (text) => text === '' || URL.canParse(text),
}

/** Returns every way in which `value` violates a schema or a reference to one, with the path. */
function problems(schemaOrRef, value, parentPath) {
  const schema = resolve(schemaOrRef)
  if (!schema) return []
  // named by entity, so that the same mismatch in many places is one line
  const path = schemaOrRef.$ref?.split('/').at(-1) ?? parentPath
  const choices = schema.oneOf ?? schema.anyOf
  if (choices) {
    const candidates = value === null ? choices : choices.filter((choice) => resolve(choice).type !== 'null')
    const tries = candidates.map((choice) => problems(choice, value, path))
    return tries.some((list) => list.length === 0) ? [] : tries.sort((a, b) => a.length - b.length)[0]
  }
  if (schema.allOf) return schema.allOf.flatMap((one) => problems(one, value, path))
  const kind = kindOf(value)
  const types = schema.type === undefined ? [] : [schema.type].flat()
  if (kind === 'null' && schema.nullable) return []
  if (types.length > 0 && !types.some((type) => fits(kind, type)))
    return [`${path}: ${kind} instead of ${types.join('|')}`]
  if (kind === 'null') return []
  if (schema.enum && !schema.enum.includes(value))
    return [`${path}: ${JSON.stringify(value)} is not one of the values`]
  if (kind === 'string' && FORMATS[schema.format] && !FORMATS[schema.format](value))
    return [`${path}: ${JSON.stringify(value)} is no ${schema.format}`]
  if (kind === 'array') return value.flatMap((item) => problems(schema.items, item, `${path}[]`))
  if (kind !== 'object') return []
  const missing = (schema.required ?? [])
    .filter((name) => value[name] === undefined)
    .map((name) => `${path}.${name}: missing`)
  const inner = Object.entries(schema.properties ?? {}).flatMap(([name, one]) =>
    value[name] === undefined ? [] : problems(one, value[name], `${path}.${name}`),
  )
  const unknown = schema.properties
    ? Object.keys(value)
        .filter((name) => !(name in schema.properties) && !schema.additionalProperties)
        .map((name) => `${path}.${name}: not described`)
    : []
  return [...missing, ...inner, ...unknown]
}

const pattern = (path) => new RegExp(`^${path.replace(/\{[^}]+\}/g, '[^/]+')}$`)
const operations = Object.entries(api.paths)
  .flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation, test: pattern(path) })),
  )
  .sort((a, b) => a.path.split('{').length - b.path.split('{').length)

/** Returns the description of a call; fixed paths have priority over parameters. */
const operationOf = (method, path) =>
  operations.find((one) => one.method === method.toLowerCase() && one.test.test(path))

/** Returns the requests and answers of the conformance test. */
function replayed() {
  const target = join(mkdtempSync(join(tmpdir(), 'answers-')), 'answers.json')
  execFileSync('npx', ['vitest', 'run', 'lib/simulator/conformance.test.ts'], {
    env: { ...process.env, SIMULATOR_ANSWERS: target },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return JSON.parse(readFileSync(target, 'utf8'))
}

const SWEEP = [
  'v1/timelines/home',
  'v1/timelines/public',
  'v1/notifications',
  'v2/notifications',
  'v1/conversations',
  'v1/bookmarks',
  'v1/favourites',
  'v1/trends/statuses',
  'v1/trends/links',
  'v1/trends/tags',
  'v2/suggestions',
  'v1/directory',
  'v1/announcements',
  'v1/lists',
  'v2/filters',
  'v1/followed_tags',
  'v1/blocks',
  'v1/mutes',
  'v1/custom_emojis',
  'v1/notifications/requests',
  'v2/notifications/policy',
  'v2/instance',
  'v1/instance',
  'v1/instance/rules',
  'v1/accounts/verify_credentials',
  'v1/preferences',
  'v1/profile',
  'v1/follow_requests',
  'v1/scheduled_statuses',
  'v1/instance/domain_blocks',
  'v2/search?q=the',
]

/** Visits pages of the demo world; of timelines also the thread and the history of each post. */
async function swept() {
  await ensureBuilt(['server'])
  const { createSimulator, buildWorld } = await import(
    pathToFileURL(join(folderOf('server'), 'node-server.js')).href
  )
  const simulator = createSimulator({ world: buildWorld(), recordBodies: true })
  const ask = async (token, path) => {
    const url = path.startsWith('http') ? path : `${simulator.origin}/api/${path}`
    const response = await simulator.fetch(
      new Request(url, { headers: { authorization: `Bearer ${token}` } }),
    )
    return {
      next: /<([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1],
      body: await response.json(),
    }
  }
  for (const user of simulator.server.world.users.values().slice(0, 4)) {
    const account = simulator.server.world.accounts.get(user.id)
    const { token } = simulator.script.signIn(account.username)
    for (const path of SWEEP) {
      let next = path
      for (let page = 0; next && page < 6; page++) {
        const answer = await ask(token, next)
        next = answer.next
        if (!path.startsWith('v1/timelines/')) continue
        for (const { id } of answer.body) {
          await ask(token, `v1/statuses/${id}/context`)
          await ask(token, `v1/statuses/${id}/history`)
        }
      }
    }
  }
  return simulator.recorded
}

const found = new Map()
let checked = 0
for (const { method, path, status, body } of [...replayed(), ...(await swept())]) {
  const { operation, path: name } = operationOf(method, path.split('?')[0]) ?? {}
  const content = operation?.responses?.[status]?.content
  const schema = content && Object.values(content)[0]?.schema
  if (!schema || status >= 400) continue
  checked += 1
  for (const problem of problems(schema, JSON.parse(JSON.stringify(body)), `${method} ${name} `))
    found.set(problem, (found.get(problem) ?? 0) + 1)
}
const undescribed = [...found].filter(([problem]) => problem.endsWith('not described'))
const wrong = [...found].filter(([problem]) => !problem.endsWith('not described'))
for (const [problem, times] of [...undescribed, ...wrong].sort(([a], [b]) => (a < b ? -1 : 1)))
  console.log(`${String(times).padStart(5)}  ${problem}`)
console.log(
  `${checked} answers checked: ${wrong.length} kinds of mismatch, ${undescribed.length} fields that it does not describe`,
)
