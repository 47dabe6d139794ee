import { useLayout } from '@/lib/hooks/use-layout'
import { defineMessages, useIntl } from '@/lib/i18n'
import { paths } from '@/lib/navigation'
import { useRuntime } from '@/lib/runtime'
import { lazyPart } from '@/lib/ui/lazy-part'
import { whenShown } from '@/lib/util/first-screen'

const messages = defineMessages({
  label: {
    id: 'sidePane.label',
    defaultMessage: 'Beside',
    description: 'Spoken name of the pane beside the content',
  },
})

const SideContent = lazyPart(async () => {
  await whenShown()
  return import('./side-content')
})

interface Props {
  path: string
  className: string | undefined
}

/** Beside the screen in wide windows: the composer, unless the screen is one. Not there at all in narrow ones. */
export function SidePane({ path, className }: Props) {
  const intl = useIntl()
  const { me } = useRuntime()
  const layout = useLayout()
  if (layout !== 'wide') return null
  const composing = path === paths.publish || path === '/statuses/new'
  return (
    <aside className={className} aria-label={intl.formatMessage(messages.label)}>
      <SideContent composer={me !== null && !composing} />
    </aside>
  )
}
