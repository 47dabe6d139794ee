import { entityMutation, normaliseRelationship } from '@/lib/cache'
import { ApiError, apiSegment, type Http } from '@/lib/http'
import { relationshipDto } from '@/schemas/accounts/relationship'
import type { AccountId } from '@/schemas/primitives'
import { withEndorsement, withFollowOptions, withNote, type FollowOptions } from './patches'

interface Change {
  id: AccountId
  /** The part of the relationship that changes. */
  slot: string
  patch: ReturnType<typeof withNote>
  /** The last segment of the path, which may depend on the server. */
  verb: string | ((http: Http) => string)
  json?: unknown
  /** The control shows errors itself. Default false. */
  skipAlert?: boolean
  /** Checked right before the request: false drops the change. Default: always true. */
  isDue?: () => boolean
}

const always = () => true

const changeRelationship = ({ id, slot, patch, verb, json, skipAlert = false, isDue = always }: Change) =>
  entityMutation({
    kind: 'relationship',
    id,
    slot,
    patch,
    request: (http) => {
      const path = `/api/v1/accounts/${apiSegment(id)}/${typeof verb === 'string' ? verb : verb(http)}`
      if (!isDue()) return Promise.reject(new ApiError({ kind: 'aborted', path }))
      return http.request(path, {
        method: 'POST',
        schema: relationshipDto,
        ...(json !== undefined && { json }),
      })
    },
    rows: (answer) => normaliseRelationship(answer).rows,
    meta: { skipAlert },
  })

const OPTION_NAMES = { notifying: 'notify', showing_reblogs: 'reblogs', languages: 'languages' } as const

/**
 * Changes one option of a follow or of a follow request. Following again with only that option keeps the
 * others.
 */
export const setFollowOption = <O extends keyof FollowOptions>(
  id: AccountId,
  option: O,
  value: FollowOptions[O],
  isFollowed?: () => boolean,
) =>
  changeRelationship({
    id,
    slot: option,
    patch: withFollowOptions({ [option]: value }),
    verb: 'follow',
    json: { [OPTION_NAMES[option]]: value },
    ...(isFollowed && { isDue: isFollowed }),
  })

/** Features an account on the user's profile, or stops that. Mastodon before 4.4 calls this pinning. */
export const endorseAccount = (id: AccountId, on: boolean) =>
  changeRelationship({
    id,
    slot: 'endorse',
    patch: withEndorsement(on),
    verb: ({ capabilities }) => `${on ? '' : 'un'}${capabilities.has('endorseNames') ? 'endorse' : 'pin'}`,
  })

/** Saves the note that only the user sees. '' removes it. */
export const writeNote = (id: AccountId, comment: string) =>
  changeRelationship({
    id,
    slot: 'note',
    patch: withNote(comment),
    verb: 'note',
    json: { comment },
    skipAlert: true,
  })
