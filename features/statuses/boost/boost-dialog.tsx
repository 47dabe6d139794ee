import { useEffect, useRef, useState } from 'react'
import { DisplayName } from '@/features/accounts'
import { usePostingDefaults } from '@/features/settings'
import { EmojiText } from '@/lib/html/emoji-text'
import { useIntl } from '@/lib/i18n'
import type { ModalProps } from '@/lib/modals'
import { useEntity, useRuntime } from '@/lib/runtime'
import { Button } from '@/lib/ui/button/button'
import { Dialog } from '@/lib/ui/dialog'
import { Select } from '@/lib/ui/select'
import type { Visibility } from '@/schemas/statuses/status'
import { contentOf, useContentSetting } from '../content'
import { boostStatus } from '../mutations'
import { boostVisibilities } from '../rules'
import { usualBoostVisibility } from './usual-visibility'
import { visibilityNames, VisibilityPicture } from '../visibility-icon'
import { boostButtons, messages } from './messages'
import styles from './boost-dialog.module.css'

/** Value of the choice while the default of the account is not known. */
const USUAL = 'usual'

/** The BOOST modal: confirms a boost and offers its visibility. */
export default function BoostDialog({ payload, close }: ModalProps<'BOOST'>) {
  const intl = useIntl()
  const runtime = useRuntime()
  const setting = useContentSetting()
  const status = useEntity('status', payload.statusId)
  const account = useEntity('account', status?.account ?? null)
  const defaults = usePostingDefaults()
  const [chosen, choose] = useState<Visibility | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const lost = !status || status.gone || !account
  useEffect(() => {
    if (lost) close()
  }, [lost, close])
  if (!status || status.gone || !account) return null
  const choices = boostVisibilities(status)
  const visibility = chosen ?? usualBoostVisibility(choices, defaults.visibility)
  const label = visibility === null || visibility === 'direct' ? messages.boost : boostButtons[visibility]
  const boost = () => {
    void runtime.run(boostStatus, { id: status.id, on: true, visibility: visibility ?? undefined })
    close()
  }
  return (
    <Dialog
      title={intl.formatMessage(messages.title)}
      size="small"
      onClose={close}
      onFailed={close}
      initialFocus={button}
      footer={
        <>
          <Button onClick={close}>{intl.formatMessage(messages.cancel)}</Button>
          <Button ref={button} variant="primary" onClick={boost}>
            {intl.formatMessage(label)}
          </Button>
        </>
      }
    >
      <div className={styles.post}>
        <DisplayName account={account} />
        <p className={styles.text} dir="auto" lang={status.language ?? undefined}>
          <EmojiText text={status.spoiler_text || contentOf(status, setting).text} emojis={status.emojis} />
        </p>
      </div>
      {choices.length > 1 && (
        <div className={styles.choice}>
          <Select
            label={intl.formatMessage(messages.visibility)}
            value={visibility ?? USUAL}
            onChange={(value) => choose(choices.find((each) => each === value) ?? null)}
            options={[
              ...(visibility === null ? [{ value: USUAL, label: intl.formatMessage(messages.usual) }] : []),
              ...choices.map((each) => ({
                value: each,
                label: intl.formatMessage(visibilityNames[each]),
                icon: <VisibilityPicture visibility={each} />,
              })),
            ]}
          />
        </div>
      )}
      <p className={styles.hint}>{intl.formatMessage(messages.hint)}</p>
    </Dialog>
  )
}
