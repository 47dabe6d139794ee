import type { Status } from '../store/model'
import type { World } from '../store/world'
import { plain } from './text'
import { DAY } from '../store/time'

type Test = (status: Status) => boolean

const OPERATOR = /^([a-z]+):(\S+)$/i

interface Reader {
  readonly world: World
  /** Id of the account that searches. */
  readonly me: string
}

const kindsOf = (world: World, status: Status): readonly string[] =>
  status.mediaIds.flatMap((id) => world.media.get(id)?.type ?? [])

/** True when a post has the part that `has:` names. */
function hasPart(world: World, status: Status, name: string): boolean {
  if (name === 'media') return status.mediaIds.length > 0
  if (name === 'poll') return status.pollId !== null
  if (name === 'link' || name === 'embed') return status.card !== null
  return kindsOf(world, status).includes(name)
}

/** Returns the test of an operator of Mastodon 4.2; null for other words. */
function operatorTest(name: string, value: string, { world, me }: Reader): Test | null {
  const from = value.replace(/^@/, '')
  const day = Date.parse(`${value}T00:00:00Z`)
  switch (name) {
    case 'from': {
      const author = from === 'me' ? me : world.findAccount(from)?.id
      return (status) => status.accountId === author
    }
    case 'has':
      return (status) => hasPart(world, status, value)
    case 'is':
      return (status) => (value === 'reply' ? status.inReplyToId !== null : status.sensitive)
    case 'language':
      return (status) => status.language === value
    case 'before':
      return (status) => status.createdAt < day
    case 'after':
      return (status) => status.createdAt >= day + DAY
    case 'during':
      return (status) => status.createdAt >= day && status.createdAt < day + DAY
    case 'in':
      return (status) =>
        value === 'library' ? status.accountId === me : value !== 'public' || status.visibility === 'public'
    default:
      return null
  }
}

/** Returns the test of a query: every word must be in the text, and every operator fit; a minus excludes. */
export function searchTest(query: string, reader: Reader): Test {
  const tests = query
    .split(/\s+/)
    .filter(Boolean)
    .map((term): Test => {
      const wanted = term.startsWith('-') ? term.slice(1) : term
      const [, name = '', value = ''] = OPERATOR.exec(wanted) ?? []
      const fits =
        operatorTest(name.toLowerCase(), value, reader) ??
        ((status: Status) =>
          plain(`${status.spoilerText} ${status.content}`).toLowerCase().includes(wanted.toLowerCase()))
      return wanted === term ? fits : (status) => !fits(status)
    })
  return (status) => tests.every((test) => test(status))
}
