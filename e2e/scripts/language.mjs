import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, posix } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parse } from '@formatjs/icu-messageformat-parser'

/** Checks the language rules of CONTRIBUTING.md, as far as a script can, and its rules about READMEs and long files; part of `npm run lint`. */

const ROOTS = ['app', 'features', 'lib', 'schemas', 'e2e']
const DOCUMENTS = [
  'README.md',
  'ACCESSIBILITY.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'SECURITY.md',
  'SERVERS.md',
]

/** Words and turns that are no plain English; matched in comments, test titles, texts and documents. */
export const PHRASES = [
  [/\banew\b/i, 'again'],
  [/\bgo(?:es)? on\b/i, 'continues'],
  [/\bbeside\b/i, 'next to'],
  [/\bmeanwhile\b/i, 'while …'],
  [/\bby (?:itself|themselves|himself)\b/i, 'automatically, or alone'],
  [/\b(?:is|are|was|were) no more\b(?! \w)/i, 'was removed'],
  [/\b(?:for|to) ears\b/i, 'for screen readers'],
  [/\bone['’]s\b/i, 'the user’s, or own'],
  [/\bbelongs? into\b/i, 'belongs in'],
  [/\b(?:some|every|any)body\b/i, 'someone, everyone or anyone'],
  [/\bwhom\b/i, 'who, or that'],
  [/\bstands?\b(?! (?:still|for|in)\b)/i, 'is'],
  [/\bwish(?:es)?\b/i, 'command, or preference'],
  [/\b(?:tells?|told) of\b/i, 'reports'],
  [/\bwhosoever|whoever|whomever\b/i, 'a person or account'],
  [/\boneself\b/i, 'the user, the author or the account'],
  [/\b(?:thus|hence|lest)\b/i, 'so'],
  [/\b(?:upon|whilst|amongst|till|likewise)\b/i, 'a plain word'],
  [/\bin the meantime\b/i, 'since, or while …'],
  [/\bhears? of\b/i, 'receives, or is notified'],
  [/\b(?:takes?|taken|took) back\b/i, 'undone, reverted or withdrawn'],
  [/\bjudges?\b/i, 'filter, or decide'],
  [/\bheirs?\b/i, 'replacement, or neighbour'],
  [/\b[Rr]eturns the (?:stop|unmount)\b/, 'the function that …'],
  [/\b(?:was|were|is|are) told\b/i, 'notified'],
  [/\byields? to (?!the browser|other work)/i, 'is replaced by'],
  [/\b(?:hitherto|there(?:of|by|upon)|where(?:of|in|upon))\b/i, 'a plain word'],
  [/\b(?:albeit|henceforth|thence|unto|naught|aught|notwithstanding|shall|ought)\b/i, 'a plain word'],
  [/\bnobody\b(?=.)|(?<=.)\bnobody\b/i, 'no one, or none'],
  [/\bbegun\b/i, 'started'],
  [/\bwhatever\b/i, 'any, or regardless of'],
  [/\b(?:brings?|brought)\b/i, 'adds, delivers or restores'],
  [/\balike\b/i, 'equal, or in the same way'],
  [/\blast heard\b/i, 'the time of the last message'],
  [/\bthe own\b/i, 'the user’s, or their own'],
  [/\b(the|an?|is|are|was|of|to|in|it|and|or|for|with|by|from) \1\b/i, 'it once'],
]

/** Words and signs that texts of the interface leave out, besides PHRASES. */
export const TEXT_PHRASES = [
  [/!(?=\s|$)/, 'it without an exclamation mark'],
  [/\w'\w/, 'it with the apostrophe ’'],
  [/\bshow up here\b|\bwill (?:be|appear) here\b/, 'appears here'],
  [/\bhome timeline\b/i, 'home feed'],
  [/\bretry\b/i, 'try again'],
  [/\bdomains?\b(?!\s*[,}])/i, 'server'],
  [/\bat the moment\b/i, 'currently'],
]

/** Citations of documents that are not in the repository (names of ours are in capitals), and of numbered requirements. */
export const CITATIONS = [
  /\b[a-z][\w-]*\.md\b/,
  /\b(?!SHA|AES|UTF)[A-Z]{3}\d{1,2}\b/,
  /\b(?:facts|inventory|architecture|demand|product|specification) (?:§ ?)?\d/,
]

/** A comment whose subject is a relative clause is hard to read. */
const RELATIVE_START = /^(?:What|Who|Whose|Whom|That which|Whatever)\b(?!.*\?)/

/** Exported names that hide those of the platform or of a library. */
const TAKEN = new Set([
  'Request',
  'Response',
  'Query',
  'Event',
  'Node',
  'Element',
  'Document',
  'Window',
  'Error',
])
/** Each file of texts exports its own. */
const SHARED = new Set(['messages'])
/** The simulator and test helpers model the same world a second time. */
const APART = /(?:^lib\/(?:simulator|testing)\/|^e2e\/|\.testing\.tsx?$|\.test\.tsx?$)/
/** A component that is loaded later has the name of the one it loads. */
const SAME_THING = /(?:\/lazy-[\w-]+\.tsx?$|\/index\.tsx?$)/

const EXPORT =
  /^export (?:declare )?(?:abstract )?(?:async )?(?:const|function\*?|class|type|interface|enum|let) (\w+)/gm

/** A folder with more files than this has a README. */
const MAX_FILES = 5
/** Longest source file, in lines; tests and styles may be longer. */
const MAX_SOURCE_LINES = 400
const UNBOUNDED = /\.(?:test|testing)\.tsx?$|\.css$|\.md$|^lib\/simulator\/seed\//

/** Names of events, props and variables that were replaced, because they said something else or nothing. */
const RETIRED = [
  [/\btype: '(asked|landed|doubted)'/g, 'requested, jumped or suspected'],
  [/\b(data-place)\b/g, 'data-variant'],
  [/\b(wish(?:es|ed)?)\b/gi, 'command, or preference'],
  [/\b(MOST_[A-Z_]+)\b/g, 'MAX_'],
  [/\b(KeptPop(?:over|up)|useKeptFocus|onKept)\b/g, 'persistent, or moved; only pages are kept'],
]
/** Files whose texts may contain retired names. */
const NAMES_AS_DATA = /^(?:lib\/simulator\/seed\/|e2e\/scripts\/language\.test\.ts$)/
/** Numbers whose name needs no second word: units of time. */
const UNITS = new Set(['SECOND', 'MINUTE', 'HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR'])
const NUMBER = /^(?:export )?const ([A-Z][A-Z\d]*) = -?[\d(][\d_.\s*/+e()A-Z-]*$/gm

function filesUnder(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    // Hidden files are those of the system and of editors.
    if (entry.name === 'node_modules' || entry.name.startsWith('.')) return []
    const path = posix.join(folder, entry.name)
    return entry.isDirectory() ? filesUnder(path) : [path]
  })
}

/** Returns the comments of a source with their first line, 1-based. Comments inside strings are not looked for. */
export function commentsOf(source) {
  const comments = []
  let open = null
  source.split('\n').forEach((line, at) => {
    if (open) {
      const end = line.indexOf('*/')
      open.text += ` ${(end < 0 ? line : line.slice(0, end)).replace(/^\s*\*\s?/, '').trim()}`
      if (end >= 0) {
        comments.push(open)
        open = null
      }
      return
    }
    const start = /^\s*(?:\{\s*)?\/\*\*?(.*)$/.exec(line) ?? /[;,{}()\]\w] \/\*\*? (.*)$/.exec(line)
    if (start) {
      const [text, closed] = start[1].split('*/')
      if (closed === undefined) open = { line: at + 1, text: text.trim() }
      else comments.push({ line: at + 1, text: text.trim() })
      return
    }
    const single = /(?:^|\s)\/\/ (.*)$/.exec(line)
    if (!single || /https?:$/.test(line.slice(0, single.index))) return
    const before = comments.at(-1)
    if (before?.end === at && /^\s*\/\//.test(line)) {
      before.text += ` ${single[1]}`
      before.end = at + 1
    } else comments.push({ line: at + 1, end: /^\s*\/\//.test(line) ? at + 1 : undefined, text: single[1] })
  })
  return comments.map(({ line, text }) => ({ line, text: text.trim() }))
}

/** Returns test titles, messages and their descriptions with their line; `shown`: users see it. */
export function textsOf(source) {
  const texts = []
  const add = (pattern, shown = false) => {
    for (const match of source.matchAll(pattern))
      texts.push({ line: source.slice(0, match.index).split('\n').length, text: match[2], shown })
  }
  add(/\b(?:it|test|describe)(?:\.\w+)*\(\s*(['"`])((?:(?!\1)[^\\\n]|\\.)*)\1/g)
  add(/\bdefaultMessage:\s*(['"`])((?:(?!\1)[^\\\n]|\\.)*)\1/g, true)
  add(/\bdescription:\s*(['"`])((?:(?!\1)[^\\\n]|\\.)*)\1/g)
  return texts
}

/** Returns the names of the rows of tables in a test, with their line. */
export const rowNamesOf = (source) =>
  [...source.matchAll(/^\s*\[\s*(['"`])((?:(?!\1)[^\\\n]|\\.)*)\1,/gm)].map((match) => ({
    line: source.slice(0, match.index).split('\n').length,
    text: match[2],
  }))

const MESSAGE =
  /\bdefaultMessage:\s*(['"`])((?:(?!\1)[^\\]|\\.)*)\1,\s*description:\s*(['"`])((?:(?!\3)[^\\]|\\.)*)\3/g
/** `TYPE.argument` of the parser: a placeholder without a format, such as `{name}`. */
const ARGUMENT = 1

/** Returns the placeholders without a format of a parsed message, also those in its plurals and tags. */
const placeholdersOf = (elements) =>
  elements.flatMap(({ type, value, options = {}, children = [] }) => [
    ...(type === ARGUMENT ? [value] : []),
    ...Object.values(options).flatMap((option) => placeholdersOf(option.value)),
    ...placeholdersOf(children),
  ])

/** Returns the placeholders of messages that their description does not name in braces, with their line. */
export const unexplainedPlaceholders = (source) =>
  [...source.matchAll(MESSAGE)].flatMap(({ index, 2: text, 4: description }) =>
    [...new Set(placeholdersOf(parse(text)))]
      .filter((name) => !description.includes(`{${name}}`))
      .map((name) => ({
        line: source.slice(0, index).split('\n').length,
        problem: `the description does not say what {${name}} is`,
      })),
  )

/** Returns what the phrases, citations and beginnings of a text break. */
export function problemsOf(text, { comment = false, shown = false } = {}) {
  const problems = []
  // Code in backticks is no prose.
  const prose = text.replace(/`[^`]*`/g, '')
  for (const [pattern, instead] of shown ? [...PHRASES, ...TEXT_PHRASES] : PHRASES) {
    const found = pattern.exec(prose)
    if (found) problems.push(`"${found[0]}": say ${instead}`)
  }
  for (const pattern of CITATIONS) {
    const found = pattern.exec(text)
    if (found) problems.push(`"${found[0]}" is not in this repository`)
  }
  if (comment && RELATIVE_START.test(prose))
    problems.push('begins with a relative clause: begin with a noun or a verb')
  if (comment && / \* [a-z]/.test(prose)) problems.push('is cut in the middle')
  return problems
}

/** Returns the exported names that several files declare, and those that hide a name of the platform. */
export function nameProblems(sources) {
  const places = new Map()
  for (const [path, source] of sources) {
    if (APART.test(path)) continue
    for (const [, name] of source.matchAll(EXPORT)) {
      if (!SHARED.has(name)) places.set(name, [...(places.get(name) ?? []), path])
    }
  }
  const problems = []
  for (const [name, all] of places) {
    const paths = all.filter((path) => !SAME_THING.test(path))
    if (new Set(paths).size > 1) problems.push(`${paths.join(', ')}: all export "${name}"`)
    if (TAKEN.has(name)) problems.push(`${all[0]}: "${name}" hides a name of the platform or of a library`)
  }
  return problems
}

/** Returns the retired names that a source uses, with their line. */
export function retiredNames(source) {
  return RETIRED.flatMap(([pattern, instead]) =>
    [...source.matchAll(pattern)].map((match) => ({
      line: source.slice(0, match.index).split('\n').length,
      problem: `"${match[1]}": say ${instead}`,
    })),
  )
}

/** Returns the numbers of a module whose name is one word, such as LIMIT, with their line. */
export function bareNumbers(source) {
  return [...source.matchAll(NUMBER)]
    .filter(([, name]) => !UNITS.has(name))
    .map((match) => ({
      line: source.slice(0, match.index).split('\n').length,
      problem: `"${match[1]}": say what the number limits or measures, as in MAX_SUGGESTIONS`,
    }))
}

/** Returns the files in backticks that a document names and that do not exist; without a path: not below its folder. */
export function absentFiles(path, text, paths) {
  const near = dirname(path) === '.' ? paths : paths.filter((each) => each.startsWith(`${dirname(path)}/`))
  const known = new Set(near.map((each) => basename(each)))
  return [...text.matchAll(/`([\w./-]+\.(?:tsx?|mjs|css|md))`/g)]
    .map(([, name]) => name)
    .filter((name) =>
      name.includes('/')
        ? !existsSync(name) &&
          !existsSync(join(dirname(path), name)) &&
          !paths.some((each) => each.endsWith(`/${name}`))
        : !known.has(name),
    )
}

/** Returns the names in backticks, such as `useLists` or `<AppLink>`, that a document has and no source does. */
export const absentNames = (text, words) =>
  [...text.matchAll(/`<?(\w*[a-z][A-Z]\w*)(?:>|\(\))?`/g)]
    .map(([, name]) => name)
    .filter((name) => !words.has(name))

/** Returns the names of code in a comment, such as useLists, that no source has. */
export const staleNames = (text, words) =>
  [...new Set(text.match(/\b[a-z]+[A-Z]\w*\b/g) ?? [])].filter((name) => !words.has(name))

/** Returns a source without its comments, so that its names are those of code. */
export const withoutComments = (source) =>
  source.replace(/(?<![\w*'"])\/\*[\s\S]*?\*\//g, ' ').replace(/(?:^|\s)\/\/ .*$/gm, ' ')

/** Returns the folders with more than MAX_FILES files directly in them and no README among these. */
export function foldersWithoutReadme(paths) {
  const folders = new Map()
  for (const path of paths) folders.set(dirname(path), [...(folders.get(dirname(path)) ?? []), path])
  return [...folders]
    .filter(([, files]) => files.length > MAX_FILES && !files.some((path) => basename(path) === 'README.md'))
    .map(([folder]) => folder)
}

/** Returns what is wrong with the length of a file. */
export function lengthProblems(path, source) {
  const lines = source.trimEnd().split('\n').length
  if (UNBOUNDED.test(path) || lines <= MAX_SOURCE_LINES) return []
  return [`has ${lines} lines, at most ${MAX_SOURCE_LINES}: split it by what it does`]
}

function check() {
  const files = ROOTS.flatMap(filesUnder)
  const texts = files.filter((path) => /\.(?:tsx?|mjs|css|md)$/.test(path))
  const paths = [...texts, ...DOCUMENTS, 'vite.config.ts']
  const problems = foldersWithoutReadme(files).map(
    (folder) => `${folder}: more than ${MAX_FILES} files and no README.md`,
  )
  const sources = new Map()
  const words = new Set(
    texts
      .filter((path) => !path.endsWith('.md'))
      .flatMap((path) => withoutComments(readFileSync(path, 'utf8')).match(/\w+/g) ?? []),
  )
  for (const path of paths) {
    const source = readFileSync(path, 'utf8')
    problems.push(...lengthProblems(path, source).map((problem) => `${path}: ${problem}`))
    const report = (line, found) => problems.push(...found.map((problem) => `${path}:${line}: ${problem}`))
    if (path.endsWith('.md')) {
      source.split('\n').forEach((line, at) => report(at + 1, problemsOf(line)))
      const absent = [...absentFiles(path, source, paths), ...absentNames(source, words)]
      for (const name of absent) problems.push(`${path}: there is no ${name}`)
      continue
    }
    // The worlds of the simulator are written by its people.
    if (path.startsWith('lib/simulator/seed/texts/') || path === 'e2e/scripts/language.mjs') continue
    for (const { line, text } of commentsOf(source)) {
      report(line, problemsOf(text, { comment: true }))
      report(
        line,
        [...new Set([...absentNames(text, words), ...staleNames(text, words)])].map(
          (name) => `there is no ${name}`,
        ),
      )
    }
    if (!NAMES_AS_DATA.test(path))
      for (const { line, problem } of retiredNames(source)) report(line, [problem])
    if (/\.tsx?$/.test(path)) {
      sources.set(path, source)
      if (!APART.test(path)) for (const { line, problem } of bareNumbers(source)) report(line, [problem])
      if (!APART.test(path))
        for (const { line, problem } of unexplainedPlaceholders(source)) report(line, [problem])
      for (const { line, text, shown } of textsOf(source)) report(line, problemsOf(text, { shown }))
      if (/\.(?:test|spec)\.ts/.test(path) && !NAMES_AS_DATA.test(path))
        for (const { line, text } of rowNamesOf(source)) report(line, problemsOf(text))
    }
  }
  problems.push(...nameProblems(sources))
  return problems
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const problems = check()
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) {
    console.error(`\n${problems.length} places break the rules of CONTRIBUTING.md.`)
    process.exitCode = 1
  }
}
