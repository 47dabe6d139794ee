import { Fragment } from 'react'

interface Props {
  /** A handle with or without '@'. */
  text: string
  className?: string | undefined
}

/** A handle in its own text direction, which wraps before its host and before each part of that. */
export function Handle({ text, className }: Props) {
  return (
    // The outer element keeps the surrounding direction, so that handle and name are aligned.
    <span className={className}>
      <bdi>
        {text.split(/(?=[@.])/).map((part, at) => (
          <Fragment key={at}>
            {at > 0 && <wbr />}
            {part}
          </Fragment>
        ))}
      </bdi>
    </span>
  )
}
