import * as z from 'zod/mini'
import { noteOwnAccount } from '@/features/session'
import { refreshPostingDefaults } from '@/features/settings'
import { entityMutation, normaliseAccount } from '@/lib/cache'
import { VERIFY_PATH, type Http, type ParsedAnswer } from '@/lib/http'
import type { Runtime } from '@/lib/runtime'
import { defineMutation } from '@/lib/runtime/define-mutation'
import { ownProfileDto, type OwnProfileDto } from '@/schemas/accounts/own-profile'
import type { Account } from '@/schemas/entities'
import { ownProfileKey } from './keys'
import { profileForm } from './model/profile-form'
import { ownProfileOf, type OwnProfile, type ProfileChanges } from './model/profile-values'
import { profileChanges } from './share-changes'

export const UPDATE_PATH = '/api/v1/accounts/update_credentials'
export const PROFILE_PATH = '/api/v1/profile'
const TAB_NAMES = ['showMedia', 'showMediaReplies', 'showFeatured'] as const
const POSTING_NAMES = ['privacy', 'sensitive', 'language', 'quotePolicy'] as const

interface ProfileMutation {
  /** The section that is saved: a later save of it replaces one that was not sent yet. */
  section: string
  /** The parts of the account that are shown at once. Texts with HTML wait for the answer. */
  shown?: Partial<Account>
  /** Every endpoint that changes the profile answers with the whole account. */
  request: (http: Http) => Promise<ParsedAnswer<OwnProfileDto>>
  /** Called after the answer was applied. */
  onDone?: () => void
}

/** A change of the user’s profile, shown on every account name and image of the user. */
export function changeProfile(runtime: Runtime, { section, shown, request, onDone }: ProfileMutation) {
  const { me, client } = runtime
  if (me === null) throw new Error('A visitor has no profile')
  return entityMutation({
    kind: 'account',
    id: me,
    slot: `profile ${section}`,
    patch: (account) => ({ ...account, ...shown }),
    request,
    rows: (answer) => normaliseAccount(answer).rows,
    onDone: (answer) => {
      const queryKey = ownProfileKey()
      client.setQueryData<OwnProfile>(queryKey, ownProfileOf(answer))
      // A refresh that started before the change would restore the old values, so it starts again.
      if (client.isFetching({ queryKey })) void client.invalidateQueries({ queryKey })
      profileChanges.send(runtime, null)
      noteOwnAccount(client, answer)
      onDone?.()
    },
  })
}

/** Sends a form with changes of the profile. */
export const sendProfile = (http: Http, form: FormData): Promise<ParsedAnswer<OwnProfileDto>> =>
  http.request(UPDATE_PATH, { method: 'PATCH', form, schema: ownProfileDto })

/** Returns the changes that can be shown before the server has answered. */
function shownAtOnce({ displayName, bot, locked }: ProfileChanges): Partial<Account> {
  return {
    ...(displayName !== undefined && { display_name: displayName.trim() }),
    ...(bot !== undefined && { bot }),
    ...(locked !== undefined && { locked }),
  }
}

/** Sends changes to the endpoint that accepts them: only that of 4.6 knows the tabs of a profile. */
async function sendChanges(http: Http, changes: ProfileChanges): Promise<ParsedAnswer<OwnProfileDto>> {
  const isAboutTabs = TAB_NAMES.some((name) => name in changes)
  if (!isAboutTabs) return sendProfile(http, profileForm(changes))
  await http.request(PROFILE_PATH, { method: 'PATCH', form: profileForm(changes), schema: z.unknown() })
  return http.request(VERIFY_PATH, { schema: ownProfileDto })
}

const isPosting = (changes: ProfileChanges) => POSTING_NAMES.some((name) => name in changes)

const maybe = {
  text: z.exactOptional(z.string()),
  textOrNull: z.exactOptional(z.nullable(z.string())),
  flag: z.exactOptional(z.boolean()),
  flagOrNull: z.exactOptional(z.nullable(z.boolean())),
}

const changesArgs = z.object({
  displayName: maybe.text,
  note: maybe.text,
  fields: z.exactOptional(
    z.readonly(z.array(z.object({ key: z.string(), name: z.string(), value: z.string() }))),
  ),
  bot: maybe.flag,
  locked: maybe.flag,
  discoverable: maybe.flagOrNull,
  indexable: maybe.flagOrNull,
  hideCollections: maybe.flagOrNull,
  showMedia: maybe.flagOrNull,
  showMediaReplies: maybe.flagOrNull,
  showFeatured: maybe.flagOrNull,
  privacy: maybe.textOrNull,
  sensitive: maybe.flagOrNull,
  language: maybe.textOrNull,
  quotePolicy: maybe.textOrNull,
  attributionDomains: z.exactOptional(z.nullable(z.readonly(z.array(z.string())))),
})

/** Saves changes of one section of the form. */
export const saveProfile = defineMutation({
  name: 'saveProfile',
  args: z.object({ section: z.string(), changes: changesArgs }),
  create: ({ section, changes }, runtime) =>
    changeProfile(runtime, {
      section,
      shown: shownAtOnce(changes),
      request: (http) => sendChanges(http, changes),
      ...(isPosting(changes) && { onDone: () => void refreshPostingDefaults(runtime) }),
    }),
})
