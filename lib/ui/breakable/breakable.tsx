import styles from './breakable.module.css'

/** Before the server of a handle, and before each part of its domain. */
const BREAKS = /(?<=[\p{L}\p{N}_-])(?=@|\.\p{L})/u

/** A text whose handles may be broken between their parts, rather than in the middle of a word. */
export const Breakable = ({ text }: { text: string }) =>
  text.split(BREAKS).map((piece, at) =>
    at === 0 ? (
      piece
    ) : (
      <span key={at} className={styles.piece}>
        {piece}
      </span>
    ),
  )
