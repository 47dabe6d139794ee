import { useId, type ComponentProps, type ReactNode } from 'react'
import styles from './settings-section.module.css'

interface Props {
  title: string
  text?: ReactNode
  /** Makes the section a form, with these properties. */
  form?: ComponentProps<'form'>
  children?: ReactNode
}

/** A group of settings on a page, with its heading. */
export function SettingsSection({ title, text, form, children }: Props) {
  const id = useId()
  const content = (
    <>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {text && <p className={styles.text}>{text}</p>}
      </div>
      {children}
    </>
  )
  return form ? (
    <form {...form} className={styles.section} aria-labelledby={id}>
      {content}
    </form>
  ) : (
    <section className={styles.section} aria-labelledby={id}>
      {content}
    </section>
  )
}
