import { picture } from './attach'
import type { CastName } from '../people/cast'
import { draft, type Draft } from './draft'
import type { Person } from '../people/people'
import type { Stage } from '../stage'
import { MINUTE } from '../../store/time'

/** Quotes in every state, stored or as ada sees them (she blocks, mutes and hides some authors). */
export function quotePosts({ now, cast, ada }: Stage): {
  posts: Draft[]
  quotable: Draft
  quoteOfAda: Draft
} {
  const quotable = draft(
    cast('wren'),
    now - 9 * 60 * MINUTE,
    'Please take the bench by the hide, not the one by the nest. The nest has a bench of its own now.',
    { favourites: 88 },
  )
  const other = draft(
    cast('quarrel'),
    now - 10 * 60 * MINUTE,
    'Benches are overrated and I will say no more.',
  )
  const grumpy = draft(cast('grump'), now - 10.2 * 60 * MINUTE, 'We used to stand, and we liked it.')
  const loud = draft(cast('vera'), now - 10.4 * 60 * MINUTE, 'BENCHES! WONDERFUL BENCHES!')
  const followers = draft(
    cast('pemberton'),
    now - 10.6 * 60 * MINUTE,
    'For my followers only: the bench report is late.',
    { visibility: 'private' },
  )
  const adas = draft(
    ada,
    now - 8 * 60 * MINUTE,
    'The old signal box has its levers back. All {n} of them, and two even move.'.replace('{n}', '24'),
    { media: [picture('train-3')], favourites: 143, boosts: 31 },
  )
  const quote = (
    name: CastName,
    minutes: number,
    text: string,
    of: Draft | null,
    state: NonNullable<Draft['quote']>['state'],
  ) => {
    if (of) of.quotes += 1
    return draft(cast(name), now - minutes * MINUTE, text, { quote: { of, state } })
  }
  const quoteOfAda = quote('friederike', 41, 'Wunderbar. Genau so sah es bei uns aus.', adas, 'accepted')
  const nested = quote('juno', 33, 'Quoting a quote, to see where it ends.', quoteOfAda, 'accepted')
  const posts = [
    quotable,
    other,
    grumpy,
    loud,
    followers,
    adas,
    quoteOfAda,
    nested,
    quote('marlow', 47, 'This is the most considerate sentence of the week.', quotable, 'accepted'),
    quote(
      'chatterbox',
      58,
      'Asked nicely and now waiting for an answer.',
      draftOf(cast('pemberton'), now),
      'pending',
    ),
    quote('juno', 63, 'I liked this one, its author did not like that.', quotable, 'rejected'),
    quote('solene', 71, 'Elle a changé d’avis, et c’est son droit.', quotable, 'revoked'),
    quote('ximena', 84, 'Lo que cité ya no existe.', null, 'deleted'),
    quote('wren', 92, 'You may not see what I am talking about.', followers, 'unauthorized'),
    quote('juno', 103, 'Somebody disagrees, as always.', other, 'accepted'),
    quote('marlow', 111, 'From a server you would rather not hear of.', grumpy, 'accepted'),
    quote('pip', 127, 'Loud, but right.', loud, 'accepted'),
    quote('ren', 133, '写真つきで引用します。', quotable, 'accepted'),
    quote('eleni', 141, 'Ο διακομιστής δεν λέει γιατί.', quotable, 'blocked_domain'),
    quote('asha', 149, 'यह उद्धरण छिपा है।', quotable, 'muted_account'),
    quote('noa', 157, 'הציטוט הזה חסום.', quotable, 'blocked_account'),
  ]
  return { posts, quotable, quoteOfAda }
}

const draftOf = (author: Person, now: number): Draft =>
  draft(author, now - 11 * 60 * MINUTE, 'Ask before you quote. I usually say yes.', {
    quotePolicy: 'nobody',
    quoteManual: 'public',
    favourites: 19,
  })
