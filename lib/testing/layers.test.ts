import { expect, test } from 'vitest'
import {
  sourceViolations,
  FEATURES,
  folderViolation,
  LIB_RANKS,
  orderIn,
  OTHER_WRITES,
  otherCallers,
  pathViolations,
  reactIn,
  replacingModules,
  scan,
  scanSources,
  unneededWrites,
  violation,
} from './layers'

const CASES: [file: string, spec: string, wrong: RegExp | null][] = [
  ['schemas/statuses/status.ts', '@/lib/util/throttle', /upward/],
  ['lib/cache/merge.ts', '@/schemas/statuses/status', null],
  ['lib/cache/merge.ts', '@/features/statuses', /upward/],
  ['lib/cache/merge.ts', '@/lib/runtime/runtime', /upward/],
  ['lib/runtime/runtime.ts', '../cache/merge', null],
  ['features/accounts/name.tsx', '@/features/statuses', /upward/],
  ['features/statuses/card.tsx', '@/features/accounts', null],
  ['features/statuses/card.tsx', '@/features/accounts/name', /public entry/],
  ['features/statuses/card.tsx', './rules', null],
  ['features/statuses/card.tsx', '@/app/routes/home', /upward/],
  ['app/main.tsx', '@/features/statuses/card', /public entry/],
  ['app/main.tsx', '@/lib/simulator/simulator', /simulator/],
  ['lib/simulator/store/world.ts', '@/lib/http/request', /simulator/],
  ['lib/simulator/store/world.ts', '@/lib/util/throttle', null],
  ['lib/http/request.test.ts', '@/lib/simulator/simulator', null],
  ['features/nonsense/x.ts', './y', /not in the list/],
  ['lib/nonsense/x.ts', './y', /not in the list/],
  ['features/statuses/card.tsx', 'ky', /ky/],
  ['features/statuses/card.tsx', 'zod/mini', /zod/],
]

test.each(CASES)('%s importing %s', (file, spec, wrong) => {
  const found = violation(file, spec)
  if (wrong) expect(found).toMatch(wrong)
  else expect(found).toBeNull()
})

test('every folder has its place in the order', () => {
  expect(new Set(FEATURES).size).toBe(FEATURES.length)
  expect(new Set(LIB_RANKS.flat()).size).toBe(LIB_RANKS.flat().length)
})

test('no file imports upward, sideways past an entry, or from an unlisted folder', () => {
  expect(scan()).toEqual([])
})

const ORDER = ['model', 'tools', 'surface']
test.each([
  ['features/tags/tools/tool.tsx', '../model/tag', null],
  ['features/tags/tools/tool.tsx', '../model/deeper/tag', null],
  ['features/tags/model/tag.ts', '../surface/page', /upward/],
  ['features/tags/model/deeper/tag.ts', '../../tools/tool', /upward/],
  ['features/tags/model/deeper/tag.ts', '../tag', null],
  ['features/tags/surface/page.tsx', '../tools/tool.module.css', /styles/],
  ['features/tags/surface/page.tsx', './page.module.css', null],
  ['features/tags/surface/page.tsx', '../messages', null],
  ['features/tags/messages.ts', './model/tag', /into a folder/],
  ['features/tags/index.ts', './surface/page', null],
  ['features/tags/surface/page.tsx', '../other/x', /not in the order/],
  ['features/tags/model/tag.test.ts', '../surface/page', null],
])('%s importing %s, by the order of its folders', (file, spec, wrong) => {
  const found = folderViolation(ORDER, file, spec)
  if (wrong) expect(found).toMatch(wrong)
  else expect(found).toBeNull()
})

test('the order of folders is read from a README', () => {
  expect(orderIn('# tags\n\nOrder of its folders, the lowest first: `model`, `tools`.\n')).toEqual([
    'model',
    'tools',
  ])
  expect(orderIn('# tags\n')).toBeNull()
})

test('what sends posts works without React', () => {
  expect(reactIn('features/compose/open/publish-draft.ts')).toEqual([])
  expect(reactIn('features/compose/publish/use-unsent-replies.ts')).toContain(
    'features/compose/publish/use-unsent-replies.ts: react',
  )
})

test('few files call what others get from them', () => {
  expect(otherCallers()).toEqual([])
})

const WRITE = "runtime.httpWriter.request(path, { method: 'POST' })"
test.each([
  ['features/tags/mutations.ts', WRITE, null],
  ['features/session/mutations/sign.ts', WRITE, null],
  ['features/tags/tag-button.tsx', WRITE, /mutations\.ts/],
  ['features/tags/tag-button.tsx', 'const { httpWriter } = useRuntime()', /mutations\.ts/],
  ['features/tags/tag-button.tsx', "request(path, { method: on ? 'PUT' : 'DELETE' })", null],
  ['app/boot.ts', 'createHttp({ server })', /mutations\.ts/],
  ['features/session/sign-in/return.ts', WRITE, null],
  ['features/tags/mutations.ts', 'client.cancelQueries({ queryKey })', /cancelQueries/],
  ['features/filters/keep.ts', "runtime.streaming.subscribe({ stream: 'user' })", /app\/wiring/],
  ['app/wiring/streaming.ts', "runtime.streaming.subscribe({ stream: 'user' })", null],
  ['features/tags/tag-button.test.tsx', WRITE, null],
  ['features/lists/pin.ts', 'void runtime.run(pinList(id))', /defineMutation/],
  ['features/lists/pin.ts', 'runtime.run({ ...pinning, meta })', /defineMutation/],
  ['features/lists/pin.ts', 'void runtime.run(pinList, { id })', null],
  ['features/tags/queries.ts', 'const tagDto = z.object({ name: text })', /in schemas/],
  ['features/tags/queries.ts', "const tagsDto = tolerantArray(tag, 'tag')", /in schemas/],
  ['features/tags/queries.ts', 'const answerDto = z.union([tagDto, z.unknown()])', null],
  ['schemas/statuses/tag.ts', 'const tagDto = z.object({ name: text })', null],
  ['features/tags/recent.ts', "localStorage.getItem('skein:tags')", /createIdentityStore/],
  ['features/tags/recent.ts', "createLocalStore({ key: 'tags' })", /createIdentityStore/],
  ['features/tags/recent.ts', "createIdentityStore({ key: 'tags' })", null],
  ['features/settings/settings-store.ts', "createLocalStore({ key: 'settings' })", null],
])('%s with %s', (file, text, wrong) => {
  const found = sourceViolations(file, text)
  if (wrong) expect(found).toEqual([expect.stringMatching(wrong)])
  else expect(found).toEqual([])
})

test.each([
  ['features/tags/tag-link.tsx', 'to={`/tags/${name}`}', /lib\/navigation/],
  ['features/accounts/name.tsx', "const to = '/@' + acct", /lib\/navigation/],
  ['features/tags/queries.ts', 'const path = encodeURIComponent(name)', /encode-component/],
  ['features/tags/tag-link.tsx', 'to={paths.tag(name)}', null],
  ['lib/navigation/paths.ts', 'const tag = `/tags/${segment(name)}`', null],
])('%s with %s', (file, text, wrong) => {
  const found = pathViolations(file, text)
  if (wrong) expect(found).toEqual([expect.stringMatching(wrong)])
  else expect(found).toEqual([])
})

test('write calls are in mutations.ts, one place builds paths', () => {
  expect(scanSources()).toEqual([])
})

test('each exception for write calls has a reason and is needed', () => {
  expect(unneededWrites()).toEqual([])
  expect(Object.values(OTHER_WRITES).every((reason) => reason.length > 8)).toBe(true)
})

test('tests that replace modules are in files of their own, named .alone.test', () => {
  expect(replacingModules()).toEqual([])
})
