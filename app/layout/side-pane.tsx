import { useLayout } from '@/lib/hooks/use-layout'
import { defineMessages, useIntl } from '@/lib/i18n'
import { paths } from '@/lib/navigation'
import { useRuntime } from '@/lib/runtime'
import { lazyPart } from '@/lib/ui/lazy-part'
import { whenFirstScreenShown } from '@/lib/util/first-screen'

const messages = defineMessages({
  label: {
    id: 'sidePane.label',
    defaultMessage: 'Sidebar',
    description: 'Label for screen readers: the sidebar next to the content',
  },
})

const SideContent = lazyPart(() => import('./side-content'), undefined, { after: whenFirstScreenShown })

interface Props {
  path: string
  className: string | undefined
}

/** The sidebar of wide windows, with the composer unless the page is one. Not rendered in narrow windows. */
export function SidePane({ path, className }: Props) {
  const intl = useIntl()
  const { me } = useRuntime()
  const layout = useLayout()
  if (layout !== 'wide') return null
  const composer = me !== null && path !== paths.publish && path !== '/statuses/new'
  return (
    <aside
      className={className}
      aria-label={intl.formatMessage(messages.label)}
      data-composer={composer || undefined}
    >
      <SideContent composer={composer} path={path} />
    </aside>
  )
}
