import { isPermitted, ownAccountQuery } from '@/features/session'
import { defineMessages, type IntlShape } from '@/lib/i18n'
import { pushModal } from '@/lib/modals'
import type { Runtime } from '@/lib/runtime'
import { BoostIcon, BoostOffIcon, ExternalIcon, LanguagesIcon, ShieldIcon, SparkleIcon } from '@/lib/ui/icons'
import type { MenuEntry } from '@/lib/ui/menu'
import { encodeComponent } from '@/lib/util/encode-component'
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
  moderateAccount: {
    id: 'profile.moderateAccount',
    defaultMessage: 'Open moderation interface for @{name}',
    description: 'Item in the menu of a profile, for moderators; {name}: its user name',
  },
  moderateServer: {
    id: 'profile.moderateServer',
    defaultMessage: 'Open moderation interface for {domain}',
    description: 'Item in the menu of a profile, for moderators; {domain}: its server',
  },
})

type Entry = MenuEntry | false

interface Supported {
  languages: boolean
  endorses: boolean
}

/** Returns the menu entries about what the user receives of a followed account, and about featuring it. */
export function followEntries(
  account: Account,
  relationship: Relationship | undefined,
  runtime: Runtime,
  intl: IntlShape,
  supported: Supported,
): Entry[] {
  if (!relationship) return []
  const { id, acct, username: name } = account
  const { following, requested, showing_reblogs: boosts, endorsed } = relationship
  const isFollowed = following || requested
  return [
    isFollowed &&
      boosts !== undefined && {
        kind: 'item',
        label: intl.formatMessage(boosts ? messages.hideBoosts : messages.showBoosts, { name }),
        icon: boosts ? <BoostOffIcon size={18} /> : <BoostIcon size={18} />,
        onSelect: () => changeFollowOption(runtime, id, 'showing_reblogs', !boosts),
      },
    isFollowed &&
      supported.languages &&
      relationship.languages !== undefined && {
        kind: 'item',
        label: intl.formatMessage(messages.languages),
        icon: <LanguagesIcon size={18} />,
        onSelect: () => void pushModal('FOLLOW_LANGUAGES', { accountId: id, acct }, runtime.identity.key),
      },
    // The server features only followed accounts.
    supported.endorses &&
      endorsed !== undefined &&
      (following || endorsed) && {
        kind: 'item',
        label: intl.formatMessage(endorsed ? messages.unendorse : messages.endorse),
        icon: <SparkleIcon size={18} />,
        onSelect: () => void featureAccount(runtime, id, !endorsed),
      },
  ]
}

/** Returns links to the pages of the home server that the role of the user may open. */
export function moderationEntries(account: Account, runtime: Runtime, intl: IntlShape): Entry[] {
  const own = runtime.client.getQueryData(ownAccountQuery(runtime).queryKey)
  const permissions = own?.kind === 'active' ? own.account.permissions : null
  const domain = account.acct.split('@')[1]
  const link = (label: string, icon: typeof ShieldIcon, path: string): MenuEntry => {
    const Icon = icon
    return {
      kind: 'link',
      label,
      icon: <Icon size={18} />,
      href: new URL(path, runtime.identity.server).href,
      external: true,
    }
  }
  return [
    isPermitted(permissions, 'users') &&
      link(
        intl.formatMessage(messages.moderateAccount, { name: account.username }),
        ShieldIcon,
        `/admin/accounts/${encodeComponent(account.id)}`,
      ),
    domain !== undefined &&
      isPermitted(permissions, 'federation') &&
      link(
        intl.formatMessage(messages.moderateServer, { domain }),
        ExternalIcon,
        `/admin/instances/${encodeComponent(domain)}`,
      ),
  ]
}
