import type { Action } from '@/lib/actions/action'
import { defineMessages } from '@/lib/i18n'
import { pushModal } from '@/lib/modals'
import type { Runtime } from '@/lib/runtime'
import type { Account, Relationship } from '@/schemas/entities'
import { featureAccount } from '../featured/feature-account'
import { changeFollowOption } from './change-follow-option'
import './payloads'

const messages = defineMessages({
  showBoosts: {
    id: 'profile.showBoosts',
    defaultMessage: 'Show boosts from @{name}',
    description: 'Item in the menu of a followed profile whose boosts are hidden; {name}: its user name',
  },
  hideBoosts: {
    id: 'profile.hideBoosts',
    defaultMessage: 'Hide boosts from @{name}',
    description: 'Item in the menu of a followed profile: hides its boosts from home; {name}: its user name',
  },
  languages: {
    id: 'profile.languages',
    defaultMessage: 'Change subscribed languages',
    description: 'Item in the menu of a followed profile: chooses the languages of its posts in home',
  },
  endorse: {
    id: 'profile.endorse',
    defaultMessage: 'Feature on profile',
    description: 'Item in the menu of a followed profile: shows the account on the user’s own profile',
  },
  unendorse: {
    id: 'profile.unendorse',
    defaultMessage: 'Don’t feature on profile',
    description: 'Item in the menu of a profile that is featured on the user’s own profile',
  },
})

type FollowAction = Action<'boosts' | 'languages' | 'endorse'>

/** Returns the actions about what the user receives of a followed account, and about featuring it. */
export function followActions(
  runtime: Runtime,
  account: Account,
  relationship: Relationship | undefined,
): FollowAction[] {
  if (!relationship) return []
  const { id, acct, username: name } = account
  const { following, requested, showing_reblogs: boosts, endorsed } = relationship
  const { capabilities } = runtime.http
  const isFollowed = following || requested
  const all: (FollowAction | false)[] = [
    isFollowed &&
      boosts !== undefined && {
        id: 'boosts',
        label: boosts ? messages.hideBoosts : messages.showBoosts,
        values: { name },
        on: boosts,
        run: () => changeFollowOption(runtime, id, 'showing_reblogs', !boosts),
      },
    isFollowed &&
      capabilities.has('followLanguages') &&
      relationship.languages !== undefined && {
        id: 'languages',
        label: messages.languages,
        run: () => void pushModal('FOLLOW_LANGUAGES', { accountId: id, acct }, runtime.identity.key),
      },
    // The server features only followed accounts.
    capabilities.has('endorse') &&
      endorsed !== undefined &&
      (following || endorsed) && {
        id: 'endorse',
        label: endorsed ? messages.unendorse : messages.endorse,
        on: endorsed,
        run: () => void featureAccount(runtime, id, !endorsed),
      },
  ]
  return all.filter((action) => action !== false)
}
