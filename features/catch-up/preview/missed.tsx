import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLastReadState } from '@/features/timelines'
import { useIntl } from '@/lib/i18n'
import { AppLink, paths } from '@/lib/navigation'
import { useRuntime } from '@/lib/runtime'
import { FaceStack } from '@/lib/ui/avatar/face-stack'
import { buttonProps } from '@/lib/ui/button/button'
import { messages } from '../messages'
import { missedQuery } from './queries'
import styles from './preview.module.css'

interface Props {
  /** Called once the number of missed posts is known, or cannot be. */
  onSettled: () => void
}

/** In the sidebar next to home: the number of missed posts, their authors, and the way to catch up. Nothing when there are none. */
export default function Missed({ onSettled }: Props) {
  const intl = useIntl()
  const runtime = useRuntime()
  const lastRead = useLastReadState(runtime)
  const { data, isPending } = useQuery({ ...missedQuery(runtime), enabled: lastRead === 'known' })
  const isSettled = !isPending || lastRead === 'failed'
  useEffect(() => {
    if (isSettled) onSettled()
  }, [isSettled, onSettled])
  if (!data || data.count === 0) return null
  const { count, more, faces } = data
  const title = intl.formatMessage(messages.missed)
  return (
    <section className={styles.missed} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.line}>
        <FaceStack faces={faces} />
        {intl.formatMessage(more ? messages.atLeast : messages.inSpan, { count })}
      </p>
      <AppLink to={paths.catchUp} {...buttonProps({ size: 'small' })}>
        {intl.formatMessage(messages.toCatchUp)}
      </AppLink>
    </section>
  )
}
