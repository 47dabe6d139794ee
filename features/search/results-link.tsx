import type { ComponentProps } from 'react'
import { AppLink, isPlainClick, useNavigation } from '@/lib/navigation'

interface Props extends ComponentProps<typeof AppLink> {
  /** True in a column that keeps its page: the results replace it. */
  replaces: boolean
}

/** A link to the results of a search. */
export function ResultsLink({ replaces, ...props }: Props) {
  const { go } = useNavigation()
  return (
    <AppLink
      {...props}
      onClick={(event) => {
        if (!replaces || !isPlainClick(event)) return
        event.preventDefault()
        go(props.to, { replace: true })
      }}
    />
  )
}
