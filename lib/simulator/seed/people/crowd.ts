import { picturesFor, cardOf, type Attachment } from '../posts/attach'
import { compose, composeLong, composeReply, filled } from '../posts/compose'
import { boost, draft, reply, type Draft, type PollDraft } from '../posts/draft'
import type { Person } from './people'
import { createDealer, type Deal, type Random } from '../random'
import { CARDS, SHARING } from '../texts/cards'
import { DAY, MINUTE } from '../../store/time'

/** Age of the oldest posts of the demo world. */
const SPAN = 28 * DAY

/** More recent posts than old ones, as on a real server. */
const moment = (random: Random, now: number): number => Math.floor(now - MINUTE - random.next() ** 1.8 * SPAN)

function pollFor(random: Random, deal: Deal, author: Person, at: number): { text: string; poll: PollDraft } {
  const { question, options } = deal(`${author.texts.code} poll`, author.texts.polls)
  const kind = random.next()
  const expiresAt = kind < 0.08 ? null : at + random.pick([1, 3, 7]) * DAY
  const poll: PollDraft = {
    options: options.map((title) => [title.slice(0, 50), random.skewed(220, 2)] as const),
    multiple: random.chance(0.25),
    hideTotals: random.chance(0.15),
    expiresAt,
  }
  return { text: question, poll }
}

function attachments(random: Random, made: Draft): readonly Attachment[] {
  const kind = random.next()
  const language = made.author.texts.code
  if (kind < 0.22) {
    const count = random.weighted([
      [1, 70],
      [2, 14],
      [3, 8],
      [4, 8],
    ])
    return picturesFor(random, made.theme, language, count)
  }
  if (kind < 0.232)
    return [{ kind: 'loop', at: random.chance(0.5) ? 0 : 1, alt: 'A short loop without sound.' }]
  if (kind < 0.24) return [{ kind: 'video', at: random.chance(0.5) ? 0 : 1, alt: null }]
  if (kind < 0.248)
    return [{ kind: 'sound', at: random.pick([0, 1, 2]), alt: 'A simple melody.', cover: null }]
  if (kind < 0.252)
    return [{ kind: 'photo', at: random.chance(0.5) ? 0 : 1, alt: 'A drawing that was saved with loss.' }]
  return []
}

/** Creates an ordinary post. */
function usual(
  random: Random,
  author: Person,
  at: number,
  deal: Deal,
  byAuthor: ReadonlyMap<string, string>,
): Draft {
  const composed = random.chance(0.03)
    ? composeLong(random, author, random.int(2, 5))
    : compose(random, author, deal)
  const made = draft(author, at, composed.text, { theme: composed.theme })
  const fame = Math.log10(author.account.followersCount + 10)
  made.favourites = random.skewed(Math.round(fame * 30), 4)
  made.visibility = random.weighted([
    ['public', 84],
    ['unlisted', 12],
    ['private', 4],
  ])
  if (author.account.locked && random.chance(0.5)) made.visibility = 'private'
  if (random.chance(0.02)) made.language = null
  if (random.chance(0.025)) {
    Object.assign(made, pollFor(random, deal, author, at))
    return made
  }
  made.media = attachments(random, made)
  const words = random.next()
  if (words < 0.05) made.warning = random.pick(author.texts.warnings)
  else if (words < 0.09 && made.media.length > 0) made.sensitive = true
  const sharing = SHARING[author.texts.code]
  if (sharing && made.media.length === 0 && random.chance(0.08)) {
    const text = deal(
      `${author.texts.code} card`,
      CARDS.filter((card) => card.language === author.texts.code),
    )
    made.card = cardOf(text, at - random.int(1, 40) * DAY, byAuthor.get(text.host) ?? null)
    made.text = `${deal(`${author.texts.code} sharing`, sharing)}\n\n${made.card.url}`
  }
  if (random.chance(0.03)) made.edits = [made.text.replace(/[.。!।]/u, '..').slice(0, 400)]
  made.quotePolicy = random.weighted([
    ['public', 65],
    ['followers', 15],
    ['nobody', 20],
  ])
  if (made.quotePolicy === 'nobody') made.quoteManual = random.chance(0.3) ? 'public' : 'nobody'
  return made
}

/** Returns another person, mostly of the same language. */
function neighbour(
  random: Random,
  people: readonly Person[],
  tongues: ReadonlyMap<string, Person[]>,
  of: Person,
): Person {
  const near = tongues.get(of.texts.code) ?? people
  return random.pick(random.chance(0.85) && near.length > 2 ? near : people)
}

/** Creates posts, replies and boosts of ordinary accounts: `count` first posts and their effects. */
export function crowd(
  random: Random,
  people: readonly Person[],
  now: number,
  count: number,
  byAuthor: ReadonlyMap<string, string>,
): Draft[] {
  const active = people.filter((person) => person.weight > 0)
  const tongues = new Map<string, Person[]>()
  for (const person of active) {
    const same = tongues.get(person.texts.code)
    if (same) same.push(person)
    else tongues.set(person.texts.code, [person])
  }
  // Each person occurs as often as they write, which is cheaper than weighting 400 people 4,000 times.
  const drum = active.flatMap((person) => Array.from({ length: Math.ceil(person.weight * 4) }, () => person))
  const posts: Draft[] = []
  const rest: Draft[] = []
  const deal = createDealer(random)
  const moments = Array.from({ length: count }, () => moment(random, now)).sort((a, b) => a - b)
  for (let at = 0; at < count; at += 1)
    posts.push(usual(random, random.pick(drum), moments[at] ?? now, deal, byAuthor))
  for (const post of posts) {
    if (post.visibility === 'private') continue
    if (random.chance(0.19)) rest.push(...thread(random, deal, active, tongues, post, now))
    if (random.chance(0.13)) {
      const boosts = 1 + random.skewed(3, 3)
      const boosters = new Set(Array.from({ length: boosts }, () => random.pick(active)))
      for (const person of boosters) {
        const at = post.at + random.int(2, 700) * MINUTE
        if (at < now && person !== post.author) rest.push(boost(person, post, at))
      }
      post.boosts += random.skewed(40, 4)
    }
  }
  return [...posts, ...rest]
}

function thread(
  random: Random,
  deal: Deal,
  people: readonly Person[],
  tongues: ReadonlyMap<string, Person[]>,
  root: Draft,
  now: number,
): Draft[] {
  const size = 1 + random.skewed(14, 3)
  const members: Draft[] = [root]
  for (let at = 0; at < size; at += 1) {
    const parent = random.chance(0.45) ? root : random.pick(members)
    const when = parent.at + random.int(1, 240) * MINUTE
    if (when >= now) continue
    const author =
      parent !== root && random.chance(0.4) ? root.author : neighbour(random, people, tongues, root.author)
    const own = author === parent.author
    const theme = author.texts.themes.find((candidate) => candidate.key === root.theme)
    const text = own
      ? filled(random, theme ? random.pick(theme.more) : random.pick(author.texts.replies))
      : composeReply(random, author.texts, root.theme, deal)
    const made = reply(author, parent, when, text, { favourites: random.skewed(25, 4) })
    if (random.chance(0.05)) made.media = picturesFor(random, root.theme, author.texts.code, 1)
    members.push(made)
  }
  return members.slice(1)
}
