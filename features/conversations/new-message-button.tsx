import { canCommand, command } from '@/lib/bus'
import { useIntl } from '@/lib/i18n'
import { useRuntime } from '@/lib/runtime'
import { Button } from '@/lib/ui/button/button'
import { IconButton } from '@/lib/ui/icon-button/icon-button'
import { ComposeIcon } from '@/lib/ui/icons'
import { messages } from './messages'

/** Starts a private mention; `isNamed`: with its name as text, else as an icon. Nothing without a composer. */
export function NewMessageButton({ isNamed = false }: { isNamed?: boolean }) {
  const intl = useIntl()
  const { identity } = useRuntime()
  if (!canCommand('message')) return null
  const start = () => void command('message', { identity: identity.key, accountId: null })
  const name = intl.formatMessage(messages.compose)
  if (!isNamed) return <IconButton icon={<ComposeIcon aria-hidden />} label={name} onClick={start} />
  return (
    <Button variant="primary" onClick={start}>
      {name}
    </Button>
  )
}
