import { addStatus } from '../../store/records'
import type { Status } from '../../store/model'
import type { World } from '../../store/world'
import { composeReply, filled } from './compose'
import { handleOf } from './draft'
import { toHtml, type Person } from '../people/people'
import { createRandom } from '../random'

/** Number of replies in the longest thread. */
export const LONG_THREAD = 4000

const TITLES = [
  'The Salt Road',
  'A Short History of Benches',
  'Winter Timetable',
  'The Cartographer’s Aunt',
  'Nine Ways Home',
  'Ferns',
  'The Quiet Carriage',
  'Letters to a Lighthouse',
  'Bread and Other Weather',
  'Der Zauberlehrling kündigt',
  'La petite gare',
  '山の郵便局',
  'Casa con dos puertas',
  'بيت على السطح',
]

/**
 * Creates replies to `root`, half of them to each other, some in chains of dozens, when the thread is first
 * opened. The same root always gets the same replies.
 */
export function growLongThread(world: World, rootId: string, people: readonly Person[], now: number): void {
  const root = world.statuses.get(rootId)
  if (!root) return
  const random = createRandom(`long thread ${rootId.length}`)
  const made: { status: Status; person: Person | null; depth: number }[] = [
    { status: root, person: null, depth: 0 },
  ]
  const counts = new Map<string, number>()
  const room = now - root.createdAt - 120_000
  const stamps = Array.from({ length: LONG_THREAD }, () => random.next() ** 1.6).sort((a, b) => a - b)
  const handles = new Map<Person, string>()
  for (const stamp of stamps) {
    const parent =
      random.chance(0.4) || made.length < 3
        ? made[0]
        : random.chance(0.3)
          ? made.at(-1)
          : made[random.int(Math.floor(made.length / 2), made.length - 1)]
    if (!parent) continue
    const person = random.pick(people)
    const text = random.chance(0.5)
      ? `“${random.pick(TITLES)}”. ${filled(random, random.pick(person.texts.themes[0]?.more ?? ['']))}`
      : composeReply(random, person.texts, 'books')
    const owner = parent.person
    const handle = owner && (handles.get(owner) ?? handleOf(owner))
    if (owner && handle) handles.set(owner, handle)
    const full = handle ? `${handle} ${text}` : text
    const formatted = toHtml(world, full, person.account.domain)
    const status = addStatus(world, {
      accountId: person.account.id,
      createdAt: Math.floor(root.createdAt + 60_000 + stamp * room),
      text: full,
      content: formatted.html,
      mentionIds: formatted.mentionIds,
      visibility: 'unlisted',
      language: person.texts.code,
      inReplyToId: parent.status.id,
      favouritesCount: random.skewed(30, 5),
    })
    counts.set(parent.status.id, (counts.get(parent.status.id) ?? 0) + 1)
    made.push({ status, person, depth: parent.depth + 1 })
  }
  for (const [id, repliesCount] of counts) if (id !== rootId) world.statuses.patch(id, { repliesCount })
}
