import { useEffect } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { pushToast } from '@/lib/alerts'
import { absoluteTime, useIntl } from '@/lib/i18n'
import { AppLink, paths, useNavigation, type Path } from '@/lib/navigation'
import { useRuntime } from '@/lib/runtime'
import { IconButton } from '@/lib/ui/icon-button/icon-button'
import { TrashIcon } from '@/lib/ui/icons'
import { noteScreenShown } from '@/lib/util/first-screen'
import { catchUpsOf } from './loading/catch-ups'
import { deleteSaved, type SavedCatchUp } from './loading/saved'
import { messages } from './messages'
import { savedKey, savedQuery, lastReadQuery } from './loading/queries'
import { HOURS, type Span } from './loading/state'
import { SpanButton } from './preview/span-button'
import styles from './catch-up.module.css'

const pathOf = (id: string): Path => `${paths.catchUp}?open=${id}`

/** The choice of a span, and the list of saved catch-ups. */
export function Start() {
  const intl = useIntl()
  const runtime = useRuntime()
  const { go } = useNavigation()
  const { data: lastRead = null, isPending } = useQuery(lastReadQuery(runtime))
  useEffect(noteScreenShown, [])
  const begin = (span: Span) => go(pathOf(catchUpsOf(runtime).begin(span)))
  return (
    <>
      <section className={styles.start}>
        <h2 className={styles.title}>{intl.formatMessage(messages.heading)}</h2>
        <p className={styles.words}>{intl.formatMessage(messages.intro)}</p>
        <div className={styles.spans}>
          {/* Shown before the last read post is known, so that the others do not move. */}
          {(isPending || lastRead !== null) && (
            <SpanButton
              className={styles.wide}
              label={intl.formatMessage(messages.lastRead)}
              span={lastRead === null ? null : { lastRead }}
              onBegin={begin}
            />
          )}
          {HOURS.map((hours) => (
            <SpanButton
              key={hours}
              label={intl.formatMessage(messages.hours, { hours })}
              span={{ hours }}
              onBegin={begin}
            />
          ))}
        </div>
      </section>
      <SavedList />
    </>
  )
}

function SavedList() {
  const intl = useIntl()
  const runtime = useRuntime()
  const client = useQueryClient()
  const { data = [] } = useQuery(savedQuery(runtime))
  const reload = () => client.invalidateQueries({ queryKey: savedKey })
  const drop = async (head: SavedCatchUp) => {
    const undo = await deleteSaved(head)
    await reload()
    pushToast({
      text: () => intl.formatMessage(messages.dropped),
      identity: runtime.identity.key,
      action: {
        label: () => intl.formatMessage(messages.undo),
        run: () => void undo().then(reload),
        undo: true,
      },
    })
  }
  if (data.length === 0) return null
  return (
    <section aria-labelledby="saved-catch-ups">
      <h2 id="saved-catch-ups" className={styles.section}>
        {intl.formatMessage(messages.saved)}
      </h2>
      <ul className={styles.saved}>
        {data.map((head) => {
          const time = absoluteTime(intl, head.until)
          return (
            <li key={head.key}>
              <AppLink to={pathOf(head.id)} className={styles.savedLink}>
                <strong>{time}</strong>
                <span className={styles.muted}>
                  {intl.formatMessage(messages.postCount, {
                    count: head.count,
                    time: absoluteTime(intl, head.reached ?? head.until),
                  })}
                </span>
              </AppLink>
              <IconButton
                icon={<TrashIcon size={18} aria-hidden />}
                label={intl.formatMessage(messages.drop, { time })}
                onClick={() => void drop(head)}
              />
            </li>
          )
        })}
      </ul>
    </section>
  )
}
