import { useInstance } from '@/features/instance'
import { SameScope, Setting, type SettingsTopic } from '@/features/settings'
import type { Capabilities } from '@/lib/http'
import { defineMessages, useIntl } from '@/lib/i18n'
import { AppLink, paths } from '@/lib/navigation'
import { useRuntime } from '@/lib/runtime'
import { buttonProps } from '@/lib/ui/button/button'
import { AccountIcon, ExternalIcon } from '@/lib/ui/icons'
import { SettingsSection } from '@/lib/ui/settings-section/settings-section'
import styles from './links.module.css'

const messages = defineMessages({
  title: {
    id: 'accountsTopic.title',
    defaultMessage: 'Account',
    description: 'Title of a page of settings: profile, email, password, moving, deleting',
  },
  summary: {
    id: 'accountsTopic.summary',
    defaultMessage: 'Profile, email, password, moving and deleting',
    description: 'What a page of settings is about',
  },
  profileTitle: {
    id: 'accountsTopic.profileTitle',
    defaultMessage: 'Your profile',
    description: 'Heading of a group of settings',
  },
  serverTitle: {
    id: 'accountsTopic.serverTitle',
    defaultMessage: 'On your server',
    description: 'Heading of links to pages of the server',
  },
  serverText: {
    id: 'accountsTopic.serverText',
    defaultMessage:
      'Only {host} can change these. Its pages open in a new tab, and may ask you to sign in there.',
    description: 'Above links to pages of the server; {host}: its name',
  },
  otherText: {
    id: 'accountsTopic.otherText',
    defaultMessage:
      'Only {host} can change your email, password and sign-in, move your account or delete it. Its pages open in a new tab.',
    description: 'Above a link to a server whose pages are not known; {host}: its name',
  },
  open: {
    id: 'accountsTopic.open',
    defaultMessage: 'Open {host}',
    description: 'Link to the start page of the server; {host}: its name',
  },
})

const labels = defineMessages({
  editProfile: {
    id: 'accountsTopic.editProfile',
    defaultMessage: 'Edit profile',
    description: 'Link to the form for the profile',
  },
  login: {
    id: 'accountsTopic.login',
    defaultMessage: 'Change email or password',
    description: 'Link to a page of the server',
  },
  twoFactor: {
    id: 'accountsTopic.twoFactor',
    defaultMessage: 'Two-factor authentication',
    description: 'Link to a page of the server',
  },
  apps: {
    id: 'accountsTopic.apps',
    defaultMessage: 'Authorised apps',
    description: 'Link to a page of the server that lists the apps which may use the account',
  },
  verification: {
    id: 'accountsTopic.verification',
    defaultMessage: 'Verify your links',
    description: 'Link to a page of the server: how to prove that a website is the user’s, for the profile',
  },
  publicLanguages: {
    id: 'accountsTopic.publicLanguages',
    defaultMessage: 'Languages in live feeds',
    description: 'Link to a page of the server: the languages of posts that live feeds show',
  },
  relationships: {
    id: 'accountsTopic.relationships',
    defaultMessage: 'Manage followers and follows',
    description: 'Link to a page of the server that removes many followers or follows at once',
  },
  archive: {
    id: 'accountsTopic.archive',
    defaultMessage: 'Export data and archive',
    description:
      'Link to a page of the server: files with lists, and an archive of the user’s posts and media',
  },
  move: {
    id: 'accountsTopic.move',
    defaultMessage: 'Move to another account',
    description: 'Link to a page of the server',
  },
  moveFrom: {
    id: 'accountsTopic.moveFrom',
    defaultMessage: 'Move from another account',
    description: 'Link to a page of the server',
  },
  deletePosts: {
    id: 'accountsTopic.deletePosts',
    defaultMessage: 'Delete old posts automatically',
    description: 'Link to a page of the server',
  },
  emails: {
    id: 'accountsTopic.emails',
    defaultMessage: 'Email notifications',
    description: 'Link to a page of the server',
  },
  deleteAccount: {
    id: 'accountsTopic.deleteAccount',
    defaultMessage: 'Delete account',
    description: 'Link to a page of the server',
  },
})

/** Pages of Mastodon for what its API cannot change. */
const SERVER_PAGES = {
  login: '/auth/edit',
  twoFactor: '/settings/two_factor_authentication_methods',
  apps: '/oauth/authorized_applications',
  verification: '/settings/verification',
  emails: '/settings/preferences/notifications',
  publicLanguages: '/settings/preferences/other',
  relationships: '/relationships',
  deletePosts: '/statuses_cleanup',
  archive: '/settings/export',
  move: '/settings/migration',
  moveFrom: '/settings/aliases',
  deleteAccount: '/settings/delete',
} as const
type ServerPage = keyof typeof SERVER_PAGES
const PAGE_NAMES = Object.keys(SERVER_PAGES) as ServerPage[]

interface LinkProps {
  path: string
  text: string
}

function ServerLink({ path, text }: LinkProps) {
  const { identity } = useRuntime()
  return (
    <a
      href={new URL(path, identity.server).href}
      target="_blank"
      rel="noopener noreferrer"
      {...buttonProps()}
    >
      {text}
      <ExternalIcon size="1rem" aria-hidden />
    </a>
  )
}

function AccountSettings() {
  const intl = useIntl()
  const { identity } = useRuntime()
  const isMastodon = useInstance()?.software.mastodon ?? false
  const host = new URL(identity.server).host
  return (
    <>
      <SettingsSection title={intl.formatMessage(messages.profileTitle)}>
        <Setting id="editProfile">
          <AppLink to={paths.editProfile} {...buttonProps()}>
            {intl.formatMessage(labels.editProfile)}
          </AppLink>
        </Setting>
      </SettingsSection>
      <SettingsSection
        title={intl.formatMessage(messages.serverTitle)}
        text={intl.formatMessage(isMastodon ? messages.serverText : messages.otherText, { host })}
      >
        {isMastodon ? (
          <SameScope scope="account">
            <ul className={styles.links}>
              {PAGE_NAMES.map((name) => (
                <li key={name}>
                  <Setting id={name}>
                    <ServerLink path={SERVER_PAGES[name]} text={intl.formatMessage(labels[name])} />
                  </Setting>
                </li>
              ))}
            </ul>
          </SameScope>
        ) : (
          <Setting id="login">
            <ServerLink path="/" text={intl.formatMessage(messages.open, { host })} />
          </Setting>
        )}
      </SettingsSection>
    </>
  )
}

/** The profile, and links to what only the server can change. */
export const accountsTopic: SettingsTopic = {
  id: 'accounts',
  title: messages.title,
  summary: messages.summary,
  icon: AccountIcon,
  isForMembers: true,
  settings: (['editProfile', ...PAGE_NAMES] as const).map((name) => ({
    id: name,
    label: labels[name],
    scope: 'account',
    // The section of other software has a link to its start page only, in place of the first of these pages.
    ...(name !== 'editProfile' &&
      name !== 'login' && {
        isShown: (capabilities?: Capabilities) => capabilities?.software?.mastodon !== false,
      }),
  })),
  Content: AccountSettings,
}
