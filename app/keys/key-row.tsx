import { useRef } from 'react'
import { passFocus } from '@/lib/focus/pass-focus'
import { useIntl } from '@/lib/i18n'
import { keyText, setOwnKeys } from '@/lib/shortcuts'
import { Button } from '@/lib/ui/button/button'
import { IconButton } from '@/lib/ui/icon-button/icon-button'
import { CloseIcon } from '@/lib/ui/icons'
import type { ListedShortcut } from './find-shortcuts'
import { KeyCaps } from './key-caps'
import { KeyRecorder } from './key-recorder'
import { messages } from './messages'
import styles from './keys.module.css'

interface Props {
  listed: ListedShortcut
  /** Names of the shortcuts with conflicting keys. */
  conflicts: readonly string[]
  /** True when the user changed the keys of this shortcut. */
  isCustomised: boolean
}

/** A shortcut whose keys can be added, removed and restored. */
export function KeyRow({ listed: { shortcut, label, keys }, conflicts, isCustomised }: Props) {
  const intl = useIntl()
  const row = useRef<HTMLLIElement>(null)
  /** The pressed button may go away with this, which the recorder never does. */
  const changeAndPassFocus = (next: readonly string[] | null) => {
    setOwnKeys(shortcut.id, next)
    passFocus(row.current)
  }
  return (
    <li ref={row} className={styles.row}>
      <div className={styles.words}>
        <span>{label}</span>
        {conflicts.length > 0 && (
          <span className={styles.conflict}>
            {intl.formatMessage(messages.conflict, { actions: intl.formatList(conflicts) })}
          </span>
        )}
      </div>
      <div className={styles.keys}>
        {keys.length === 0 && <span className={styles.off}>{intl.formatMessage(messages.off)}</span>}
        {keys.map((each) => (
          <span key={each} className={styles.chip}>
            <KeyCaps binding={each} />
            <IconButton
              icon={<CloseIcon size={16} aria-hidden />}
              label={intl.formatMessage(messages.remove, { keys: keyText(each), action: label })}
              size="small"
              tooltip={false}
              onClick={() => changeAndPassFocus(keys.filter((other) => other !== each))}
            />
          </span>
        ))}
        <KeyRecorder
          label={label}
          onRecorded={(added) => setOwnKeys(shortcut.id, [...keys.filter((each) => each !== added), added])}
        />
        {isCustomised && (
          <Button
            size="small"
            variant="quiet"
            aria-label={intl.formatMessage(messages.restoreFor, { action: label })}
            onClick={() => changeAndPassFocus(null)}
          >
            {intl.formatMessage(messages.restore)}
          </Button>
        )}
      </div>
    </li>
  )
}
