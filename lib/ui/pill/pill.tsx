import type { ComponentProps } from 'react'
import { FaceStack } from '../avatar/face-stack'
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
      <button
        type="button"
        data-action="show-new"
        {...rest}
        className={styles.pill}
        data-faces={faces.length > 0 || undefined}
      >
        {faces.length > 0 ? <FaceStack faces={faces.slice(0, 3)} /> : <UpIcon aria-hidden />}
        {text}
      </button>
    </div>
  )
}
