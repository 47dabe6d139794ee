import type { World } from '../store/world'
import { picturesFor, type Attachment } from './posts/attach'
import { composeOn } from './posts/compose'
import type { Person } from './people/people'
import { createRandom, type Random } from './random'
import { textsOf } from './texts'

/** A post published while the demo is watched. */
export interface LivePost {
  accountId: string
  text: string
  language: string
  /** For `attach`, once the post has its id. */
  attachments: readonly Attachment[]
}

/** Returns the next post of a seeded sequence by a known account, or null when there is no chatter. */
export function nextLivePost(world: World, random: Random): LivePost | null {
  if (world.chatter.length === 0) return null
  const { accountId, language } = random.pick(world.chatter)
  const texts = textsOf(language)
  const theme = random.pick(texts.themes)
  const { text } = composeOn(random, texts, theme)
  const attachments = random.chance(0.2) ? picturesFor(random, theme.key, language, 1) : []
  return { accountId, text, language, attachments }
}

/** Returns sentences by active accounts, for `world.chatter`. */
export function chatterOf(seed: string, people: readonly Person[], count: number): World['chatter'] {
  const random = createRandom(`chatter ${seed}`)
  return Array.from({ length: count }, () => {
    const person = random.pick(people)
    const { text, language } = composeOn(random, person.texts, random.pick(person.themes))
    return { accountId: person.account.id, text, language }
  })
}
