import { useInView } from '@/lib/hooks/use-in-view'
import { useIntl } from '@/lib/i18n'
import { Button } from '@/lib/ui/button/button'
import { Spinner } from '@/lib/ui/spinner/spinner'
import type { MediaSupply } from '../../open-media'
import { messages } from '../messages'
import styles from '../slides.module.css'

interface Props {
  rest: MediaSupply['rest']
  at: number
  active: boolean
  root: Element | null
  onSeen: (at: number) => void
  onMore: () => void
}

/** The slide after the last loaded attachment: more are loading, failed to load, or there are none. */
export function LastSlide({ rest, at, active, root, onSeen, onMore }: Props) {
  const intl = useIntl()
  const observe = useInView((inView) => inView && onSeen(at), { root, threshold: 0.6 })
  return (
    <figure ref={observe} className={styles.slide} inert={!active}>
      <div className={styles.rest}>
        {rest === 'loading' && <Spinner />}
        <output>
          {active &&
            rest !== 'more' &&
            intl.formatMessage(
              rest === 'loading'
                ? messages.loadingOlder
                : rest === 'failed'
                  ? messages.olderFailed
                  : messages.noOlder,
            )}
        </output>
        {(rest === 'failed' || rest === 'more') && (
          <Button onClick={onMore}>
            {intl.formatMessage(rest === 'failed' ? messages.tryAgain : messages.loadOlder)}
          </Button>
        )}
      </div>
    </figure>
  )
}
