import styles from './mark.module.css'

/** The mark of Skein, three geese in flight, in the colour of the text around it. Decorative: its name stands next to it. */
export const Mark = () => <span className={styles.mark} aria-hidden />
