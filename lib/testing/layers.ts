import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

/** The fixed order of features: each may import the public entry of those before it, and of none after it. */
export const FEATURES = [
  'session',
  'settings',
  'instance',
  'emoji',
  'media',
  'accounts',
  'polls',
  'filters',
  'tags',
  'collections',
  'statuses',
  'reports',
  'timelines',
  'people',
  'catch-up',
  'year-in-review',
  'compose',
  'push',
  'notifications',
  'conversations',
  'announcements',
  'lists',
  'search',
  'explore',
  'profiles',
  'moderation',
  'data',
]

/** The order inside lib: a folder may import those of its own row and the rows before. */
export const LIB_RANKS = [
  ['util', 'storage', 'i18n', 'navigation', 'html'],
  ['actions', 'http', 'push'],
  ['cache', 'query'],
  ['streaming', 'live-list'],
  ['alerts', 'bus'],
  ['runtime', 'outbox'],
  ['column', 'markers'],
  ['badges', 'nav-entries', 'focus', 'modals', 'ui', 'hooks', 'shortcuts'],
  ['testing'],
]

/** Write requests outside `mutations.ts`, with the reason. Folders end in a slash. */
export const OTHER_WRITES: Readonly<Record<string, string>> = {
  'lib/http/': 'makes the calls',
  'lib/runtime/runtime.ts': 'creates the client of an identity',
  'features/session/servers/visitor-http.ts': 'creates clients where there is no runtime',
  'features/session/sign-in/': 'OAuth: there is no runtime and no cache yet',
  'features/session/sign-out/': 'OAuth: the runtime is closed by then',
  'features/compose/publish/':
    'publishing: the draft keeps the outcome, an idempotency key makes it safe to repeat',
  'features/compose/editing/': 'publishing: the draft keeps the outcome',
  'features/compose/redraft/': 'publishing: the draft keeps the outcome',
  'features/compose/media/': 'uploads: progress, pauses and retries per file; the draft keeps the outcome',
  'features/statuses/translation/': 'a read that the API wants as POST',
}

/** Files that run changes without a named mutation and JSON arguments, with the reason. Folders end in a slash. */
const UNNAMED_CHANGES: Readonly<Record<string, string>> = {
  'features/profiles/editor/images/image-dialog.tsx': 'the bytes of an image',
}

/** Storage of the browser that is not kept per identity, with the reason why signing out leaves or erases it. */
const BROWSER_VALUES: Readonly<Record<string, string>> = {
  'lib/storage/': 'implements the stores',
  'features/settings/settings-store.ts': 'settings are of the browser and stay',
  'lib/shortcuts/key-store.ts': 'keys are of the device and stay',
  'features/media/player/volume.ts': 'the volume is of the device and stays',
  'features/session/': 'the accounts themselves, sign-ins under way, the server of a visitor',
  'features/compose/drafts/': 'unsaved drafts, which signing out erases like the saved ones',
  'app/boot/first-format/': 'converts what the first builds stored, of all identities',
  'app/boot/early/': 'only reads which accounts there are',
  'app/build/page-script.ts': 'only reads whether there are accounts',
  'app/layout/deck/deck-store.ts': 'one order of columns for all identities; signing out removes its own',
  'app/pages/scroll-positions.ts': 'one order of use for all identities; signing out erases those of its own',
}

const IMPORT =
  /(?:^|[\s;}])(?:import|export)\s*(?:[\w*{}\s,$]*?\sfrom\s*)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]/gm
const TEST = /\.test\.tsx?$/

const parts = (path: string): [top: string, sub: string] => {
  const [top = '', sub = ''] = path.split('/')
  return [top, sub]
}

function rank(path: string): number | null {
  const [top, sub] = parts(path)
  if (top === 'schemas') return 0
  if (top === 'lib') {
    const at = LIB_RANKS.findIndex((row) => row.includes(sub))
    return at < 0 ? null : 1 + at
  }
  if (top === 'features') {
    const at = FEATURES.indexOf(sub)
    return at < 0 ? null : 100 + at
  }
  return 1000
}

const isSimulator = (path: string) => path.startsWith('lib/simulator')

function packageViolation(file: string, spec: string): string | null {
  const isComponent = file.endsWith('.tsx') && /^(?:features|app)\//.test(file)
  if (isComponent && /^(ky|zod)(\/|$)/.test(spec))
    return `${file}: a component must not import ${spec}; put it into schemas or a query`
  return null
}

/**
 * Returns why `file` must not import `spec` (paths from the root, or a package name), or null. The order is:
 * schemas, lib, features in their order, app.
 */
export function violation(file: string, spec: string): string | null {
  const target = spec.startsWith('@/')
    ? spec.slice(2)
    : spec.startsWith('.')
      ? normalize(join(dirname(file), spec))
      : null
  if (isSimulator(file)) {
    if (!target || isSimulator(target) || target.startsWith('schemas/') || target.startsWith('lib/util/'))
      return null
    if (TEST.test(file) && target.startsWith('lib/testing/')) return null
    return `${file}: the simulator may import schemas and lib/util only, not ${spec}`
  }
  const own = rank(file)
  if (own === null) return `${file}: its folder is not in the list of lib/testing/layers.ts`
  if (!target) return packageViolation(file, spec)
  if (isSimulator(target))
    return isTestCode(file) ? null : `${file}: only tests may import the simulator (${spec})`
  const theirs = rank(target)
  if (theirs === null) return `${file}: ${spec} is not in the list of lib/testing/layers.ts`
  if (TEST.test(file) && target.startsWith('lib/testing/')) return null
  if (theirs > own) return `${file}: ${spec} (upward)`
  const [, sub] = parts(target)
  const foreign =
    target.startsWith('features/') && dirname(file).split('/').slice(0, 2).join('/') !== `features/${sub}`
  if (foreign && target !== `features/${sub}`) return `${file}: ${spec} (not the public entry)`
  return null
}

const sources = (dir: string): string[] =>
  readdirSync(dir).flatMap((name) => {
    const path = join(dir, name)
    if (statSync(path).isDirectory()) return sources(path)
    return /\.(ts|tsx|css)$/.test(name) ? [path] : []
  })

/** Matches the line of a feature's README that names its folders in their order. */
const ORDER = /^Order of its folders, the lowest first: (.+)$/m

/** Returns the order of the folders that a README states, the lowest first; null when it states none. */
export const orderIn = (readme: string): readonly string[] | null => {
  const line = ORDER.exec(readme)?.[1]
  return line === undefined ? null : [...line.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)
}

/**
 * Returns why `file` must not import `spec`, by the order of the folders of its feature, or null. Files of the feature
 * itself are below its folders, except `index.ts`. Styles are only for their own folder. Tests may import anything.
 */
export function folderViolation(order: readonly string[], file: string, spec: string): string | null {
  const [top, feature, own, ...rest] = file.split('/')
  const target = spec.startsWith('.') ? normalize(join(dirname(file), spec)).split('/') : null
  if (!target || !own || isTestCode(file) || target[0] !== top || target[1] !== feature) return null
  const [, , folder = '', ...within] = target
  if (rest.length === 0)
    return own !== 'index.ts' && within.length > 0 ? `${file}: ${spec} (into a folder)` : null
  if (within.length === 0 || folder === own) return null
  if (spec.endsWith('.css')) return `${file}: ${spec} (styles of another folder)`
  const unlisted = [own, folder].find((name) => !order.includes(name))
  if (unlisted) return `${file}: ${unlisted} is not in the order of the README`
  return order.indexOf(folder) > order.indexOf(own) ? `${file}: ${spec} (upward)` : null
}

/** The order of the folders of each feature that states one in its README. */
const orders: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  FEATURES.flatMap((feature) => {
    const readme = join('features', feature, 'README.md')
    const order = existsSync(readme) ? orderIn(readFileSync(readme, 'utf8')) : null
    return order ? [[feature, order]] : []
  }),
)

const specsOf = (file: string) => {
  const text = readFileSync(file, 'utf8')
  return file.endsWith('.css')
    ? [...text.matchAll(/(?:composes:[^;]*from|@import)\s*['"]([^'"]+)['"]/g)].map((m) => m[1] ?? '')
    : [...text.matchAll(IMPORT)].map((m) => m[1] ?? m[2] ?? '')
}

/** Returns every violation below the working directory. */
export function scan(): string[] {
  return ['schemas', 'lib', 'features', 'app'].flatMap(sources).flatMap((file) => {
    const order = file.startsWith('features/') ? orders[parts(file)[1]] : undefined
    return specsOf(file).flatMap((spec) => {
      const found = [violation(file, spec), order ? folderViolation(order, file, spec) : null]
      return found.filter((broken) => broken !== null)
    })
  })
}

const REACT = /^(?:react(?:-dom)?|zustand)(?:\/|$)/
const VALUE_IMPORT =
  /(?:^|[\s;}])(?:import|export)\s+(?!type\s)(?:[\w*{}\s,$]*?\sfrom\s*)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]/gm

/**
 * Returns what `entry` and all files of its feature that it imports have to do with React: components, and imports of
 * React or of a store with hooks.
 */
export function reactIn(entry: string): string[] {
  const seen = new Set([entry])
  const found: string[] = []
  for (const file of seen)
    for (const [, fixed, lazy] of readFileSync(file, 'utf8').matchAll(VALUE_IMPORT)) {
      const spec = fixed ?? lazy ?? ''
      const target = spec.startsWith('.') ? join(dirname(file), spec) : null
      if (target && existsSync(`${target}.ts`)) seen.add(`${target}.ts`)
      else if (
        target
          ? !existsSync(target) || !target.endsWith('.ts')
          : REACT.test(spec) && spec !== 'zustand/vanilla'
      )
        found.push(`${file}: ${spec}`)
    }
  return found
}

/** Functions that few files may call. Other files get the result from these. */
const FEW_CALLERS: Readonly<Record<string, readonly string[]>> = {
  getDrafts: [
    'features/compose/drafts/drafts.ts',
    'features/compose/drafts/use-drafts.ts',
    'features/compose/drafts/backup/draft-backup.ts',
    'features/compose/media/upload/uploader.ts',
    'features/compose/open/compose-commands.ts',
  ],
}

/** Returns calls of functions with few callers from any other file, and listed callers that no longer call them. */
export const otherCallers = (): string[] => {
  const files = ['lib', 'features', 'app'].flatMap(sources).filter((file) => !isTestCode(file))
  return Object.entries(FEW_CALLERS).flatMap(([name, allowed]) => {
    const callers = files.filter((file) => new RegExp(`\\b${name}\\(`).test(readFileSync(file, 'utf8')))
    return [
      ...callers.filter((file) => !allowed.includes(file)).map((file) => `${file}: calls ${name}`),
      ...allowed.filter((file) => !callers.includes(file)).map((file) => `${file}: no longer calls ${name}`),
    ]
  })
}

/** Creates a client that can write. The `http` of a runtime can only read; mutations get a client that can write. */
const WRITER = /\b(?:httpWriter\b|visitorHttpWriter\b|createHttp\()/
/** A schema of an answer; those that only join others have fields of their own nowhere. */
const OWN_DTO = /\bconst \w+Dto = (?:tolerant\w+|z\.(?:array|object|looseObject))\(/
/** A call of `runtime.run` with a change instead of the definition of one. */
const UNNAMED_RUN = /\bruntime\s*\.run\(\s*(?:\w+\s*\(|\{)/
const isMutations = (file: string) => /(?:^|\/)mutations(?:\.ts$|\/)/.test(file)
const isTestCode = (file: string) =>
  isSimulator(file) || file.startsWith('lib/testing/') || TEST.test(file) || /\.testing\.tsx?$/.test(file)
/** True for files that may send writes to a server. */
export const mayWrite = (file: string): boolean =>
  isTestCode(file) || isMutations(file) || Object.keys(OTHER_WRITES).some((folder) => file.startsWith(folder))

/** The only subscriber of the user stream; lists follow theirs through lib/live-list. */
const STREAM_TABLE_FILE = 'app/wiring/streaming.ts'
const STORAGE = /\b(?:localStorage|sessionStorage|createLocalStore)\b/

/** Returns the rules about changes, streams and storage that `text`, the source of `file`, breaks. */
export function sourceViolations(file: string, text: string): string[] {
  if (isTestCode(file)) return []
  const found: string[] = []
  if (WRITER.test(text) && !mayWrite(file)) found.push(`${file}: a write call belongs into mutations.ts`)
  if (UNNAMED_RUN.test(text) && !Object.keys(UNNAMED_CHANGES).some((place) => file.startsWith(place)))
    found.push(`${file}: run a change by its definition and arguments, see defineMutation`)
  if (OWN_DTO.test(text) && !file.startsWith('schemas/'))
    found.push(`${file}: describe what servers send in schemas, where a test breaks each field`)
  if (/\.cancelQueries\(/.test(text))
    found.push(`${file}: cancelQueries also cancels reads that other code waits for; use queryMutation`)
  if (
    /\bstreaming\s*\.subscribe\(/.test(text) &&
    /^(?:features|app)\//.test(file) &&
    file !== STREAM_TABLE_FILE
  )
    found.push(`${file}: events of the user stream are given out by ${STREAM_TABLE_FILE}`)
  if (STORAGE.test(text) && !Object.keys(BROWSER_VALUES).some((folder) => file.startsWith(folder)))
    found.push(`${file}: keep values per identity by createIdentityStore, which signing out erases`)
  return found
}

/** Files that know URLs: the app's routes, or patterns of other servers. */
const KNOW_PATHS = ['lib/navigation/paths.ts', 'lib/html/links.ts', 'app/routing/router.tsx']
const ROUTE = /^(?!\s*(?:\*|\/[/*])).*['"`]\/(?:@|tags\/|lists\/|links\/)/m

/** Returns the rules about URLs that `text`, the source of `file`, breaks. */
export function pathViolations(file: string, text: string): string[] {
  if (isTestCode(file)) return []
  const found: string[] = []
  if (/\bencodeURI(?:Component)?\(/.test(text) && file !== 'lib/util/encode-component.ts')
    found.push(`${file}: escape by lib/util/encode-component`)
  if (ROUTE.test(text) && !KNOW_PATHS.includes(file)) found.push(`${file}: build paths by lib/navigation`)
  return found
}

/** Returns every broken rule about changes and URLs below the working directory. */
export const scanSources = (): string[] =>
  ['lib', 'features', 'app']
    .flatMap(sources)
    .filter((file) => !file.endsWith('.css'))
    .flatMap((file) => {
      const text = readFileSync(file, 'utf8')
      return [...sourceViolations(file, text), ...pathViolations(file, text)]
    })

/** Returns exceptions for write requests that no file needs any more. */
export const unneededWrites = (): string[] =>
  Object.keys(OTHER_WRITES).filter(
    (folder) =>
      !(folder.endsWith('/') ? sources(folder.slice(0, -1)) : [folder]).some((file) =>
        WRITER.test(readFileSync(file, 'utf8')),
      ),
  )

const REPLACES_MODULES = /\bvi\.(?:resetModules|mock|doMock)\(/

/**
 * Returns the test files that replace modules and are not named `.alone.test`. The files of a worker share their modules:
 * replacing one would load some of them twice.
 */
export const replacingModules = (): string[] =>
  ['schemas', 'lib', 'features', 'app']
    .flatMap(sources)
    .filter((file) => TEST.test(file) && !/\.alone\.test\.tsx?$/.test(file))
    .filter((file) => REPLACES_MODULES.test(readFileSync(file, 'utf8')))
