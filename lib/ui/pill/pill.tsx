import type { ComponentProps } from 'react'
import { Avatar } from '../avatar/avatar'
import { UpIcon } from '../icons'
import styles from './pill.module.css'

interface Props extends Omit<ComponentProps<'button'>, 'children' | 'className'> {
  /** "12 new posts". */
  text: string
  /** Avatars of the newest posts; at most three are shown. */
  faces?: readonly (string | null)[]
}

/** The button above a list that shows new items. It floats and never moves the list. */
export function Pill({ text, faces = [], ...rest }: Props) {
  return (
    <div className={styles.place}>
      <button type="button" data-action="show-new" {...rest} className={styles.pill}>
        {faces.length > 0 ? (
          <span className={styles.faces} aria-hidden>
            {faces.slice(0, 3).map((src, index) => (
              <Avatar key={src ?? index} src={src} size="inline" className={styles.face} />
            ))}
          </span>
        ) : (
          <UpIcon aria-hidden />
        )}
        {text}
      </button>
    </div>
  )
}
