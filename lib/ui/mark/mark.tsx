import styles from './mark.module.css'

/** The mark of Skein, three geese in flight, in the colour of its text. Decorative: the name is next to it. */
export const SkeinMark = () => <span className={styles.mark} aria-hidden />
