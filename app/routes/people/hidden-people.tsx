import type { ReactNode } from 'react'
import { DomainBlocks, HiddenPeople } from '@/features/people'
import { MembersOnly } from '@/features/timelines'
import { defineMessages, useIntl, type Message } from '@/lib/i18n'
import { paths, type Path } from '@/lib/navigation'
import { useRuntime } from '@/lib/runtime'
import { ScreenFrame } from '../../layout/column/screen-frame'
import { TabBar } from '../../layout/column/tab-bar'
import { useScrollPosition } from '../../pages/use-scroll-position'

const messages = defineMessages({
  blocks: {
    id: 'hiddenPeoplePage.blocks',
    defaultMessage: 'Blocked accounts',
    description: 'Title of the page with the accounts that the user blocks',
  },
  mutes: {
    id: 'hiddenPeoplePage.mutes',
    defaultMessage: 'Muted accounts',
    description: 'Title of the page with the accounts that the user mutes',
  },
  domains: {
    id: 'hiddenPeoplePage.domains',
    defaultMessage: 'Blocked servers',
    description: 'Title of the page with the servers that the user blocks',
  },
  tabs: {
    id: 'hiddenPeoplePage.tabs',
    defaultMessage: 'Muted and blocked',
    description: 'For screen readers: name of the tabs muted accounts, blocked accounts and blocked servers',
  },
  mutesTab: { id: 'hiddenPeoplePage.mutesTab', defaultMessage: 'Muted', description: 'Tab: muted accounts' },
  blocksTab: {
    id: 'hiddenPeoplePage.blocksTab',
    defaultMessage: 'Blocked',
    description: 'Tab: blocked accounts',
  },
  domainsTab: {
    id: 'hiddenPeoplePage.domainsTab',
    defaultMessage: 'Blocked servers',
    description: 'Tab: blocked servers',
  },
})

const TABS: readonly [to: Path, text: Message][] = [
  [paths.mutes, messages.mutesTab],
  [paths.blocks, messages.blocksTab],
  [paths.domainBlocks, messages.domainsTab],
]

/** The shared frame of the three screens, with tabs to switch between them. */
function HiddenFrame({ path, title, children }: { path: string; title: Message; children: ReactNode }) {
  const intl = useIntl()
  const { me } = useRuntime()
  return (
    <ScreenFrame title={intl.formatMessage(title)} back>
      {me === null ? (
        <MembersOnly />
      ) : (
        <>
          <TabBar
            label={intl.formatMessage(messages.tabs)}
            tabs={TABS.map(([to, text]) => ({ to, text: intl.formatMessage(text), current: to === path }))}
          />
          {children}
        </>
      )}
    </ScreenFrame>
  )
}

/** The accounts that the user blocks. */
export function BlocksRoute() {
  const { key, ...position } = useScrollPosition('blocks')
  return (
    <HiddenFrame path={paths.blocks} title={messages.blocks}>
      <HiddenPeople key={key} kind="blocks" {...position} />
    </HiddenFrame>
  )
}

/** The accounts that the user mutes. */
export function MutesRoute() {
  const { key, ...position } = useScrollPosition('mutes')
  return (
    <HiddenFrame path={paths.mutes} title={messages.mutes}>
      <HiddenPeople key={key} kind="mutes" {...position} />
    </HiddenFrame>
  )
}

/** The servers that the user blocks. */
export function DomainBlocksRoute() {
  const { key, ...position } = useScrollPosition('domain-blocks')
  return (
    <HiddenFrame path={paths.domainBlocks} title={messages.domains}>
      <DomainBlocks key={key} {...position} />
    </HiddenFrame>
  )
}
