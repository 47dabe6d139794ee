import { format } from '../../rules/text'
import type { Account } from '../../store/model'
import { addAccount } from '../../store/records'
import { acctKey, type World } from '../../store/world'
import { filled } from '../posts/compose'
import { COMMON_CODES } from '../emojis'
import { HOSTS, LIMITED_HOST } from './hosts'
import { avatarPaths } from '../media/avatars'
import type { Random } from '../random'
import { LANGUAGES, textsOf } from '../texts'
import type { LanguageTexts, Theme } from '../texts/shape'
import { DAY } from '../../store/time'

/** An account with what determines its posts. */
export interface Person {
  account: Account
  texts: LanguageTexts
  themes: readonly Theme[]
  /** Relative frequency of its posts. */
  weight: number
}

/** Returns a link as Mastodon writes it in profile fields. */
export function fieldLink(url: string): string {
  const shortUrl = url.replace(/^https:\/\//, '')
  return (
    `<a href="${url}" target="_blank" rel="nofollow noopener me" translate="no"><span class="invisible">https://</span>` +
    `<span class="">${shortUrl}</span><span class="invisible"></span></a>`
  )
}

/** Formats an author's text as HTML; tags of remote authors link to their server. */
export function toHtml(world: World, text: string, domain: string | null): ReturnType<typeof format> {
  // Formatting is slow, and most sentences need none.
  if (text !== '' && !/[@#&<>"'\n]|https?:/.test(text)) {
    return { html: `<p>${text}</p>`, mentionIds: [], tags: [], links: [] }
  }
  const made = format(world, text, '', '')
  if (domain === null || made.tags.length === 0) return made
  return { ...made, html: made.html.replaceAll('href="/tags/', `href="https://${domain}/tags/`) }
}

function fieldsOf(random: Random, username: string, texts: LanguageTexts, now: number): Account['fields'] {
  const fields: Account['fields'][number][] = []
  if (random.chance(0.5)) {
    const url = random.pick([
      `https://${username.replaceAll('_', '-')}.example`,
      `https://blog.example/${username}`,
      `https://code.example/${username}`,
    ])
    const verifiedAt = random.chance(0.5) ? now - random.int(20, 900) * DAY : null
    fields.push({
      name: random.pick(['Website', 'Blog', 'www', '🔗']),
      value: fieldLink(url),
      source: url,
      verifiedAt,
    })
  }
  if (texts.code === 'en' && random.chance(0.4)) {
    const value = random.pick(['she/her', 'he/him', 'they/them', 'any, kindly'])
    fields.push({ name: 'Pronouns', value, verifiedAt: null })
  }
  if (random.chance(0.2)) {
    const value = random.pick(['1', '2', '3']) + random.pick([' 🐈', ' 🚲', ' 📚', ' 🌱'])
    fields.push({ name: random.pick(['🏡', '✨', 'Team']), value, verifiedAt: null })
  }
  return fields
}

function displayName(random: Random, given: string, family: string, code: string): string {
  const eastern = code === 'ja' || code === 'ko' || code === 'zh'
  const full = eastern ? `${family}${code === 'ja' ? ' ' : ''}${given}` : `${given} ${family}`
  const base = random.chance(0.3) ? given : full
  const style = random.next()
  if (style < 0.08) return `${base} :${random.pick(COMMON_CODES)}:`
  if (style < 0.16) return `${base} ${random.pick(['🌿', '🚂', '☕', '🏳️‍🌈', '🔭', '🐦', '🎻', '👩‍💻'])}`
  if (style < 0.19) return ''
  return base
}

function usernameOf(random: Random, given: string, family: string): string {
  return random.pick([
    `${given}_${family}`,
    `${given}${family}`,
    given,
    `${family}_${given.slice(0, 1)}`,
    `${given}${random.int(2, 99)}`,
  ])
}

function hostFor(random: Random, code: string): string {
  return random.weighted(
    HOSTS.flatMap(([domain, codes, weight]) => {
      if (codes.includes(code)) return [[domain, weight * 4] as const]
      return codes.includes('*') ? [[domain, weight] as const] : []
    }),
  )
}

const BOTS = ['weather', 'birdcount', 'timetable', 'wordoftheday', 'changelog', 'earthquakes', 'recipes']
const GROUPS = ['gardeners', 'nighttrains', 'bookclub', 'amateurastronomy', 'sourdough']

function addOther(world: World, random: Random, now: number, domain: string | null, code: string): Person {
  const texts = textsOf(code)
  const [given, givenAscii] = random.pick(texts.given)
  const [family, familyAscii] = random.pick(texts.family)
  let username = usernameOf(random, givenAscii, familyAscii)
  while (world.accounts.find('acct', acctKey(username, domain))) username = `${username}${random.int(2, 9)}`
  const themes = random.sample(texts.themes, random.int(1, 3))
  const tag = random.chance(0.35) ? `\n#${random.pick(themes.flatMap((theme) => theme.tags))}` : ''
  const bio = random.chance(0.92) ? filled(random, random.pick(texts.bios)) + tag : ''
  const moving = random.chance(0.06)
  const face = `${moving ? 'live-' : ''}${username.toLowerCase()}-${random.int(1, 999)}`
  const hasFace = random.chance(0.96)
  const hasHeader = random.chance(0.8)
  const weight = 0.15 + random.next() ** 3 * 4
  const account = addAccount(world, {
    username,
    domain,
    createdAt: now - random.int(40, 3200) * DAY,
    displayName: displayName(random, given, family, code),
    note: toHtml(world, bio, domain).html,
    noteSource: bio,
    ...(hasFace ? avatarPaths(face, moving) : {}),
    avatarDescription: hasFace && random.chance(0.2) ? `Avatar of ${given}` : '',
    ...(hasHeader
      ? { header: `/media/headers/${face}.png`, headerStatic: `/media/headers/${face}.png` }
      : {}),
    locked: random.chance(0.08),
    discoverable: random.chance(0.85) ? true : random.chance(0.5) ? false : null,
    indexable: random.chance(0.7),
    hideCollections: random.chance(0.1),
    followersCount: 4 + random.skewed(6000, 5),
    followingCount: 10 + random.skewed(900, 2),
    statusesCount: 30 + random.skewed(20_000, 4),
    fields: fieldsOf(random, username, texts, now),
    limited: domain === LIMITED_HOST,
    attributionDomains: random.chance(0.1) ? [`${username.replaceAll('_', '-')}.example`] : [],
  })
  return { account, texts, themes, weight }
}

function addSpecial(world: World, random: Random, now: number, username: string, group: boolean): Person {
  const texts = textsOf('en')
  const theme = random.pick(texts.themes)
  const domain = group
    ? 'social.lamplight.example'
    : random.pick(['starfield.example', 'openforge.example', 'machi.example'])
  const account = addAccount(world, {
    username,
    domain,
    createdAt: now - random.int(200, 2000) * DAY,
    displayName: group ? `${username} (group)` : `${username} bot 🤖`,
    note: group
      ? '<p>Mention this group to reach all its members.</p>'
      : '<p>Posts by itself, every few hours.</p>',
    ...avatarPaths(username, false),
    bot: !group,
    group,
    followersCount: random.int(200, 4000),
    followingCount: group ? 0 : 1,
    statusesCount: random.int(900, 30_000),
    fields: group ? [] : [{ name: 'Made by', value: 'a person with a cron job', verifiedAt: null }],
  })
  return { account, texts, themes: [theme], weight: group ? 0.1 : 1.2 }
}

/** Makes some accounts moved, memorial, limited or suspended. */
function giveFates(world: World, random: Random, people: readonly Person[]): void {
  const chosen = random.sample(
    people.filter((person) => person.account.domain !== null && !person.account.bot),
    14,
  )
  const set = (at: number, change: Partial<Account>) => {
    const person = chosen[at]
    const changed = person && world.accounts.patch(person.account.id, change)
    if (person && changed) person.account = changed
    if (person && change.limited === undefined) person.weight = 0
  }
  for (let at = 0; at < 4; at += 1) set(at, { movedToId: chosen[13 - at]?.account.id ?? null })
  for (let at = 4; at < 6; at += 1) set(at, { memorial: true })
  for (let at = 6; at < 8; at += 1) set(at, { limited: true })
  for (let at = 8; at < 10; at += 1) set(at, { suspended: true })
}

/** Adds `count` accounts that do not sign in, some of them local. */
export function addPeople(world: World, random: Random, now: number, count: number): Person[] {
  const people: Person[] = []
  for (let at = 0; at < count; at += 1) {
    const code = random.weighted(LANGUAGES.map(([texts, share]) => [texts.code, share] as const))
    // Every language and every host occurs with every seed.
    const fixed = LANGUAGES[at % 3 === 0 ? at / 3 : -1]?.[0].code ?? code
    const host = at % 3 === 1 ? HOSTS[(at - 1) / 3]?.[0] : undefined
    const domain = host ?? (at % 11 === 5 ? null : hostFor(random, fixed))
    people.push(addOther(world, random, now, domain, fixed))
  }
  giveFates(world, random, people)
  for (const name of BOTS) people.push(addSpecial(world, random, now, name, false))
  for (const name of GROUPS) people.push(addSpecial(world, random, now, name, true))
  return people
}
