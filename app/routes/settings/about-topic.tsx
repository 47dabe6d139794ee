import { Setting, type SettingsTopic } from '@/features/settings'
import { defineMessages, useIntl } from '@/lib/i18n'
import { AppLink, paths } from '@/lib/navigation'
import { useRuntime } from '@/lib/runtime'
import { buttonProps } from '@/lib/ui/button/button'
import { InfoIcon } from '@/lib/ui/icons'
import { SettingsSection } from '@/lib/ui/settings-section/settings-section'
import { installMessages } from '../../installed/install/install-messages'
import { InstallSection } from '../../installed/install/install-section'

/** The version of the package, and the build of it: others may have changed the sources. */
const VERSION = `${import.meta.env.VITE_VERSION}+${import.meta.env.VITE_BUILD ?? 'dev'}`

/** Written by the build. */
const LICENCES = `${import.meta.env.BASE_URL}licences.txt`

const messages = defineMessages({
  title: {
    id: 'aboutTopic.title',
    defaultMessage: 'About Skein',
    description: 'Title of a page of settings: what this app is, and its version',
  },
  summary: {
    id: 'aboutTopic.summary',
    defaultMessage: 'Version, and where your data is',
    description: 'What a page of settings is about',
  },
  app: {
    id: 'aboutTopic.app',
    defaultMessage: 'The app',
    description: 'Heading on the page about this app',
  },
  client: {
    id: 'aboutTopic.client',
    defaultMessage: 'Skein is a client for the fediverse.',
    description: 'On the page about this app',
  },
  privacy: {
    id: 'aboutTopic.privacy',
    defaultMessage: 'Privacy',
    description: 'Link to the page about what the app stores and who is contacted',
  },
  privacyWords: {
    id: 'aboutTopic.privacyWords',
    defaultMessage: 'stored data cookies contacted third parties',
    description:
      'Further words by which the search finds the page about privacy, separated by spaces; choose words of your language',
  },
  licences: {
    id: 'aboutTopic.licences',
    defaultMessage: 'Licences',
    description: 'Link to the licences of the free software that is part of this app',
  },
  licenceWords: {
    id: 'aboutTopic.licenceWords',
    defaultMessage: 'open source free software copyright',
    description:
      'Further words by which the search finds the licences, separated by spaces; choose words of your language',
  },
  build: {
    id: 'aboutTopic.build',
    defaultMessage: 'Version: {build}',
    description: 'On the page about this app; {build}: such as 1.0.0+3f2a9c',
  },
  server: {
    id: 'aboutTopic.server',
    defaultMessage: 'Your server',
    description: 'Heading on the page about this app, above a link to the page about the server',
  },
  aboutServer: {
    id: 'aboutTopic.aboutServer',
    defaultMessage: 'About {host}',
    description: 'Link to the page about the server; {host}: its name',
  },
  serverWords: {
    id: 'aboutTopic.serverWords',
    defaultMessage: 'rules contact moderators privacy policy',
    description:
      'Further words by which the search finds the page about the server, separated by spaces; choose words of your language',
  },
})

function AboutSkein() {
  const intl = useIntl()
  const { identity } = useRuntime()
  return (
    <>
      <SettingsSection title={intl.formatMessage(messages.app)}>
        <p>{intl.formatMessage(messages.client)}</p>
        <p>{intl.formatMessage(messages.build, { build: VERSION })}</p>
        <Setting id="privacy">
          <AppLink to={paths.privacy} {...buttonProps()}>
            {intl.formatMessage(messages.privacy)}
          </AppLink>
        </Setting>
        <Setting id="licences">
          <a href={LICENCES} target="_blank" rel="noreferrer" {...buttonProps()}>
            {intl.formatMessage(messages.licences)}
          </a>
        </Setting>
      </SettingsSection>
      <InstallSection />
      <SettingsSection title={intl.formatMessage(messages.server)}>
        <Setting id="aboutServer">
          <AppLink to={paths.about} {...buttonProps()}>
            {intl.formatMessage(messages.aboutServer, { host: new URL(identity.server).host })}
          </AppLink>
        </Setting>
      </SettingsSection>
    </>
  )
}

/** The page about Skein itself. */
export const aboutTopic: SettingsTopic = {
  id: 'about',
  title: messages.title,
  summary: messages.summary,
  icon: InfoIcon,
  settings: [
    { id: 'privacy', label: messages.privacy, keywords: messages.privacyWords },
    { id: 'licences', label: messages.licences, keywords: messages.licenceWords },
    { id: 'install', label: installMessages.title, keywords: installMessages.words },
    { id: 'aboutServer', label: messages.server, keywords: messages.serverWords },
  ],
  Content: AboutSkein,
}
