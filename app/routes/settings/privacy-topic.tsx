import { useMayHave } from '@/features/instance'
import { Setting, type SettingsTopic } from '@/features/settings'
import type { Capabilities, Feature } from '@/lib/http'
import { defineMessages, useIntl } from '@/lib/i18n'
import { AppLink, paths } from '@/lib/navigation'
import { useRuntime } from '@/lib/runtime'
import { buttonProps } from '@/lib/ui/button/button'
import { ShieldIcon } from '@/lib/ui/icons'
import { SettingsSection } from '@/lib/ui/settings-section/settings-section'
import styles from './links.module.css'

const messages = defineMessages({
  title: {
    id: 'privacyTopic.title',
    defaultMessage: 'Privacy and safety',
    description: 'Title of a page of settings: filters, muted and blocked accounts, follow requests',
  },
  summary: {
    id: 'privacyTopic.summary',
    defaultMessage: 'Filters, muted and blocked accounts, follow requests',
    description: 'What a page of settings is about',
  },
  people: {
    id: 'settings.people',
    defaultMessage: 'People',
    description: 'Heading of a group of settings: follow requests, muted and blocked accounts',
  },
  filterTitle: {
    id: 'settings.filters',
    defaultMessage: 'Filters',
    description: 'Heading of a group of settings: hiding posts by their words',
  },
})

const labels = defineMessages({
  filters: {
    id: 'settings.filtersLink',
    defaultMessage: 'Manage filters',
    description: 'Link from the settings to the page with the user’s filters',
  },
  followRequests: {
    id: 'settings.followRequests',
    defaultMessage: 'Follow requests',
    description: 'Link from the settings to the people who want to follow the user',
  },
  mutes: {
    id: 'settings.mutes',
    defaultMessage: 'Muted accounts',
    description: 'Link from the settings to the muted accounts',
  },
  blocks: {
    id: 'settings.blocks',
    defaultMessage: 'Blocked accounts',
    description: 'Link from the settings to the blocked accounts',
  },
  domainBlocks: {
    id: 'settings.domainBlocks',
    defaultMessage: 'Blocked servers',
    description: 'Link from the settings to the blocked servers',
  },
})

const PEOPLE = ['followRequests', 'mutes', 'blocks', 'domainBlocks'] as const
type PrivacyLink = 'filters' | (typeof PEOPLE)[number]

/** False for what the server is known to lack. Without its capabilities, it may have everything. */
function mayHaveLink(name: PrivacyLink, capabilities?: Capabilities): boolean {
  const tries = (...features: Feature[]) =>
    capabilities === undefined || features.some((feature) => capabilities.tries(feature))
  if (name === 'filters') return tries('filtersV2', 'filtersV1')
  return name !== 'domainBlocks' || tries('userDomainBlocks')
}

function PrivacySettings() {
  const intl = useIntl()
  const { capabilities } = useRuntime().http
  // Renders again when an answer of the server shows that it has no blocked servers.
  useMayHave('userDomainBlocks')
  return (
    <>
      {mayHaveLink('filters', capabilities) && (
        <SettingsSection title={intl.formatMessage(messages.filterTitle)}>
          <Setting id="filters">
            <AppLink to={paths.filters} {...buttonProps()}>
              {intl.formatMessage(labels.filters)}
            </AppLink>
          </Setting>
        </SettingsSection>
      )}
      <SettingsSection title={intl.formatMessage(messages.people)}>
        <ul className={styles.links}>
          {PEOPLE.filter((name) => mayHaveLink(name, capabilities)).map((name) => (
            <li key={name}>
              <Setting id={name}>
                <AppLink to={paths[name]} {...buttonProps()}>
                  {intl.formatMessage(labels[name])}
                </AppLink>
              </Setting>
            </li>
          ))}
        </ul>
      </SettingsSection>
    </>
  )
}

/** Links to what the server stores about people and posts that the user does not want to see. */
export const privacyTopic: SettingsTopic = {
  id: 'privacy',
  title: messages.title,
  summary: messages.summary,
  icon: ShieldIcon,
  isForMembers: true,
  settings: (['filters', ...PEOPLE] as const).map((name) => ({
    id: name,
    label: labels[name],
    scope: 'account',
    isShown: (capabilities) => mayHaveLink(name, capabilities),
  })),
  Content: PrivacySettings,
}
