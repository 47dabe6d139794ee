import { useMemo } from 'react'
import { MembersOnly, quotesList, ReloadListButton, StatusList } from '@/features/timelines'
import { defineMessages, useIntl } from '@/lib/i18n'
import { useEntity, useRuntime } from '@/lib/runtime'
import { EmptyState } from '@/lib/ui/empty-state/empty-state'
import { QuoteIcon } from '@/lib/ui/icons'
import type { StatusId } from '@/schemas/primitives'
import { ScreenFrame } from '../../layout/column/screen-frame'
import { PageMeta } from '../../layout/column/page-meta'
import type { ScreenProps } from '../../pages/page'
import { useScrollPosition } from '../../pages/use-scroll-position'
import styles from './quotes.module.css'

const messages = defineMessages({
  title: {
    id: 'quotesPage.title',
    defaultMessage: 'Quotes',
    description: 'Title of the page with the posts that quote a post',
  },
  empty: {
    id: 'quotesPage.empty',
    defaultMessage: 'No one has quoted this post yet',
    description: 'Title shown when a post has no quotes',
  },
  text: {
    id: 'quotesPage.text',
    defaultMessage: 'When someone does, it appears here.',
    description: 'Text shown when a post has no quotes',
  },
  remote: {
    id: 'quotesPage.remote',
    defaultMessage:
      'This post is from {domain}. Only quotes that your server knows about and that you can see are shown.',
    description: 'Above the quotes of a post from another server; {domain}: domain of that server',
  },
  others: {
    id: 'quotesPage.others',
    defaultMessage: 'Only quotes that you can see are shown.',
    description: 'Above the quotes of a post by another account',
  },
})

/** The posts that quote a post. */
export function QuotesRoute({ params: { statusId: id } }: ScreenProps<{ statusId: StatusId }>) {
  const intl = useIntl()
  const runtime = useRuntime()
  const status = useEntity('status', id)
  const author = useEntity('account', status?.account ?? null)
  const { key, ...position } = useScrollPosition(`quotes/${id}`)
  const list = useMemo(() => quotesList(runtime, id), [runtime, id])
  const title = intl.formatMessage(messages.title)
  const domain = author?.acct.split('@')[1]
  const others = author !== undefined && author.id !== runtime.me
  return (
    <ScreenFrame title={title} back actions={runtime.me !== null && <ReloadListButton list={list} />}>
      <PageMeta />
      {runtime.me === null ? (
        <MembersOnly />
      ) : (
        <>
          {others && (
            <p className={styles.note}>
              {domain === undefined
                ? intl.formatMessage(messages.others)
                : intl.formatMessage(messages.remote, { domain })}
            </p>
          )}
          <StatusList
            key={key}
            list={list}
            label={title}
            context="public"
            empty={
              <EmptyState
                icon={<QuoteIcon />}
                title={intl.formatMessage(messages.empty)}
                text={intl.formatMessage(messages.text)}
              />
            }
            {...position}
          />
        </>
      )}
    </ScreenFrame>
  )
}
