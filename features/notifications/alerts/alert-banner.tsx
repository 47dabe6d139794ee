import { PassFocusOnRemoval } from '@/lib/focus/pass-focus-on-removal'
import { useIntl } from '@/lib/i18n'
import { useRuntime } from '@/lib/runtime'
import { Button } from '@/lib/ui/button/button'
import { IconButton } from '@/lib/ui/icon-button/icon-button'
import { CloseIcon } from '@/lib/ui/icons'
import { useAlertBannerClosed } from './alert-settings'
import { messages } from './messages'
import { useAllowAlerts, usePermission } from './use-permission'
import styles from './alert-banner.module.css'

/** Offers desktop alerts above the notifications, until the browser has an answer or the user closes it. */
export function AlertBanner() {
  const intl = useIntl()
  const [permission, ask] = usePermission()
  const allow = useAllowAlerts(ask)
  const [isClosed, close] = useAlertBannerClosed(useRuntime().identity.key)
  if (permission !== 'default' || isClosed) return null
  return (
    <PassFocusOnRemoval>
      <div className={styles.banner}>
        <p>{intl.formatMessage(messages.allowText)}</p>
        <Button size="small" onClick={allow}>
          {intl.formatMessage(messages.allow)}
        </Button>
        <IconButton
          icon={<CloseIcon size={18} aria-hidden />}
          label={intl.formatMessage(messages.close)}
          onClick={close}
        />
      </div>
    </PassFocusOnRemoval>
  )
}
