import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { lookupQuery } from '@/features/accounts'
import { useSetting } from '@/features/settings'
import { mediaShown } from '@/features/statuses'
import { accountApiPath } from '@/lib/http'
import { defineMessages, useIntl } from '@/lib/i18n'
import { AppLink, paths } from '@/lib/navigation'
import { useRuntime, type Runtime } from '@/lib/runtime'
import type { AccountId } from '@/schemas/primitives'
import { statusesDto } from '@/schemas/statuses/status'
import styles from './profile-thumbnails.module.css'

const messages = defineMessages({
  title: {
    id: 'profileThumbnails.title',
    defaultMessage: 'Recent media',
    description: 'Heading in the sidebar next to a profile, over thumbnails of its media',
  },
  open: {
    id: 'profileThumbnails.open',
    defaultMessage: 'Post with media: {description}',
    description:
      'For screen readers: name of a thumbnail that opens a post; {description}: the alt text of the image',
  },
  bare: {
    id: 'profileThumbnails.bare',
    defaultMessage: 'Post with media',
    description: 'For screen readers: name of a thumbnail without alt text that opens a post',
  },
})

/** Thumbnails in the sidebar: two rows. */
const MAX_THUMBNAILS = 6
/** Posts to request: some have hidden media or sounds only. */
const MAX_POSTS = 12

const thumbnailsQuery = ({ http }: Runtime, id: AccountId | null) => ({
  queryKey: ['profile-thumbnails', id] as const,
  meta: { skipAlert: true },
  staleTime: 5 * 60_000,
  enabled: id !== null,
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const { data } = await http.request(accountApiPath(id, 'statuses'), {
      query: { only_media: true, limit: MAX_POSTS },
      schema: statusesDto,
      signal,
    })
    return data.flatMap(({ id: post, account, sensitive, media_attachments: media, filtered }) =>
      filtered?.length
        ? []
        : media.flatMap(({ id: medium, type, preview_url: src, description }) =>
            src === null || type === 'audio' || type === 'unknown'
              ? []
              : [
                  {
                    medium,
                    src,
                    description: description?.trim(),
                    sensitive,
                    path: paths.status(account.acct, post),
                  },
                ],
          ),
    )
  },
})

interface Props {
  acct: string
  /** Its id, if that is known. */
  id?: AccountId
  /** Called once the media or their absence are known. */
  onSettled: () => void
}

/** The newest media of an account in the sidebar, without those that wait for a press to be shown. */
export default function ProfileThumbnails({ acct, id: known, onSettled }: Props) {
  const intl = useIntl()
  const runtime = useRuntime()
  const setting = useSetting('displayMedia')
  const lookup = useQuery({ ...lookupQuery(runtime, acct), enabled: known === undefined })
  const { isError: isMissing, fetchStatus } = lookup
  const id = known ?? lookup.data ?? null
  const { data = [], isPending, fetchStatus: mediaStatus } = useQuery(thumbnailsQuery(runtime, id))
  const isSettled = !isPending || isMissing || fetchStatus === 'paused' || mediaStatus === 'paused'
  useEffect(() => {
    if (isSettled) onSettled()
  }, [isSettled, onSettled])
  const shown = data.filter(({ sensitive }) => mediaShown(sensitive, setting, undefined))
  if (shown.length === 0) return null
  const title = intl.formatMessage(messages.title)
  return (
    <section className={styles.block} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.tiles}>
        {shown.slice(0, MAX_THUMBNAILS).map(({ medium, src, description, path }) => (
          <li key={medium}>
            <AppLink
              to={path}
              aria-label={
                description
                  ? intl.formatMessage(messages.open, { description })
                  : intl.formatMessage(messages.bare)
              }
            >
              <img loading="lazy" src={src} alt="" decoding="async" />
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
