import { useSyncExternalStore } from 'react'
import { Setting } from '@/features/settings'
import { useIntl } from '@/lib/i18n'
import { Button } from '@/lib/ui/button/button'
import { SettingsSection } from '@/lib/ui/settings-section/settings-section'
import { installMessages as messages } from './install-messages'
import { install, installOffer, onInstallOffer } from './install-offer'
import { installWayOf, type InstallWay } from './install-way'

const IN_APP_WINDOW = '(display-mode: standalone), (display-mode: minimal-ui)'

/** Returns the way to install the app here; it changes when the browser offers it, and when it is installed. */
function useInstallWay(): InstallWay {
  const offer = useSyncExternalStore(onInstallOffer, installOffer)
  const { userAgent, maxTouchPoints } = navigator
  return installWayOf({
    isInstalled: offer === 'used' || matchMedia(IN_APP_WINDOW).matches,
    isOffered: offer !== null,
    userAgent,
    maxTouchPoints,
  })
}

/** Installs the app, or says how its user can. */
export function InstallSection() {
  const intl = useIntl()
  const way = useInstallWay()
  return (
    <SettingsSection
      title={intl.formatMessage(messages.title)}
      text={way !== 'installed' && intl.formatMessage(messages.why)}
    >
      <Setting id="install">
        {way === 'button' ? (
          <Button onClick={() => void install()}>{intl.formatMessage(messages.button)}</Button>
        ) : (
          <output>{intl.formatMessage(messages[way])}</output>
        )}
      </Setting>
    </SettingsSection>
  )
}
