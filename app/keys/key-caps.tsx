import { Fragment } from 'react'
import { keyNames } from '@/lib/shortcuts'
import styles from './keys.module.css'

/** The keys of a binding, as printed on them: never translated, and from left to right. */
export const KeyCaps = ({ binding }: { binding: string }) => (
  <span className={styles.caps} dir="ltr" translate="no">
    {keyNames(binding).map((names, at) => (
      <Fragment key={at}>
        {at > 0 && ' '}
        <span className={styles.press}>
          {names.map((name, index) => (
            <Fragment key={name}>
              {index > 0 && '+'}
              <kbd className={styles.cap}>{name}</kbd>
            </Fragment>
          ))}
        </span>
      </Fragment>
    ))}
  </span>
)
