import type { ComponentProps } from 'react'
import { Avatar } from '../avatar/avatar'
import { UpIcon } from '../icons'
import styles from './pill.module.css'

interface Props extends Omit<ComponentProps<'button'>, 'children' | 'className'> {
  /** "12 new posts". */
  text: string
  /** The newest faces, at most three are shown. */
  faces?: readonly (string | null)[]
}

/** The small button over a list that brings what has come meanwhile; it floats and never pushes the list. */
export function Pill({ text, faces = [], ...rest }: Props) {
  return (
    <div className={styles.place}>
      <button type="button" {...rest} className={styles.pill}>
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
