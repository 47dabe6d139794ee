import { Suspense, useCallback, useState, type CSSProperties, type ReactNode, type Ref } from 'react'
import { ColumnInViewProvider } from '@/lib/column'
import { useInView } from '@/lib/hooks/use-in-view'
import { activateColumn } from '../columns-on-screen'
import styles from '../deck.module.css'

interface Props {
  id: string
  /** Key of the account that reads in the column. */
  identity: string
  /** In CSS pixels. */
  width: number
  /** Receives the element that scrolls. */
  scrollRef: (element: HTMLDivElement | null) => void
  /** True while the column is dragged. Default false. */
  lifted?: boolean
  /** Shown after the content, e.g. the edge that changes the width. */
  edge?: ReactNode
  ref?: Ref<HTMLDivElement>
  style?: CSSProperties
  children: ReactNode
}

/** The element of a column, which notes that the column is used. Says to the content whether it is in view. */
export function ColumnFrame(props: Props) {
  const { id, identity, width, scrollRef, lifted = false, edge, ref, style, children } = props
  const [isInView, setInView] = useState(true)
  const observe = useInView(setInView)
  const attach = useCallback(
    (element: HTMLDivElement | null) => {
      observe(element)
      scrollRef(element)
    },
    [observe, scrollRef],
  )
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- observes the controls inside
    <div
      ref={ref}
      className={styles.column}
      style={{ ...style, inlineSize: width }}
      data-column={id}
      data-identity={identity}
      data-lifted={lifted || undefined}
      onFocus={({ target }) => activateColumn(id, target)}
      onPointerDown={() => activateColumn(id)}
    >
      <div ref={attach} className={styles.scroll} data-out-of-view={!isInView || undefined}>
        <ColumnInViewProvider value={isInView}>
          <Suspense>{children}</Suspense>
        </ColumnInViewProvider>
      </div>
      {edge}
    </div>
  )
}
