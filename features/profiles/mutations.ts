import * as z from 'zod/mini'
import { accountAction } from '@/features/accounts'
import { entityMutation, normaliseRelationship } from '@/lib/cache'
import { accountApiPath, ApiError, type Http } from '@/lib/http'
import { defineMutation } from '@/lib/runtime/define-mutation'
import { id, type AccountId } from '@/schemas/primitives'
import { withEndorsement, withFollowOptions, withNote } from './patches'

interface Change {
  account: AccountId
  /** The part of the relationship that changes. */
  slot: string
  patch: ReturnType<typeof withNote>
  /** The last segment of the path, which may depend on the server. */
  verb: string | ((http: Http) => string)
  json?: unknown
  /** Checked right before the request: false drops the change. Default: always true. */
  isDue?: () => boolean
}

const always = () => true

const changeRelationship = ({ account, slot, patch, verb, json, isDue = always }: Change) =>
  entityMutation({
    kind: 'relationship',
    id: account,
    slot,
    patch,
    request: (http) => {
      const action = typeof verb === 'string' ? verb : verb(http)
      if (isDue()) return accountAction(account, action, json)(http)
      return Promise.reject(new ApiError({ kind: 'aborted', path: accountApiPath(account, action) }))
    },
    rows: (answer) => normaliseRelationship(answer).rows,
  })

const OPTION_NAMES = { notifying: 'notify', showing_reblogs: 'reblogs', languages: 'languages' } as const

/**
 * Changes one option of a follow or of a follow request. The server takes the option by following again, which keeps the
 * others. So it is only sent once the follow itself is confirmed: a refused follow must not be repeated by its options.
 */
export const setFollowOption = defineMutation({
  name: 'setFollowOption',
  waits: {},
  args: z.object({
    id: id<'account'>(),
    option: z.enum(['notifying', 'showing_reblogs', 'languages']),
    value: z.union([z.boolean(), z.readonly(z.array(z.string()))]),
  }),
  create: ({ id: account, option, value }, { cache }) =>
    changeRelationship({
      account,
      slot: option,
      patch: withFollowOptions({ [option]: value }),
      verb: 'follow',
      json: { [OPTION_NAMES[option]]: value },
      isDue: () => {
        const known = cache.base('relationship', account)
        return Boolean(known?.following || known?.requested)
      },
    }),
})

/** Features an account on the user's profile, or stops that. Mastodon before 4.4 calls this pinning. */
export const endorseAccount = defineMutation({
  name: 'endorseAccount',
  waits: {},
  args: z.object({ id: id<'account'>(), on: z.boolean() }),
  create: ({ id: account, on }) =>
    changeRelationship({
      account,
      slot: 'endorse',
      patch: withEndorsement(on),
      verb: ({ capabilities }) => `${on ? '' : 'un'}${capabilities.has('endorseNames') ? 'endorse' : 'pin'}`,
    }),
})

/** Saves the note that only the user sees. '' removes it. */
export const writeNote = defineMutation({
  name: 'writeNote',
  waits: {},
  args: z.object({ id: id<'account'>(), comment: z.string() }),
  create: ({ id: account, comment }) =>
    changeRelationship({
      account,
      slot: 'note',
      patch: withNote(comment),
      verb: 'note',
      json: { comment },
    }),
})
