interface Props {
  /** A handle, with '@' before it or not. */
  text: string
  className?: string | undefined
}

/** A handle in its own direction, which breaks before its host rather than anywhere. */
export function Handle({ text, className }: Props) {
  const at = text.indexOf('@', 1)
  return (
    // The frame has the direction of what is around, so that a handle stands where the name does.
    <span className={className}>
      <bdi>
        {at < 0 ? (
          text
        ) : (
          <>
            {text.slice(0, at)}
            <wbr />
            {text.slice(at)}
          </>
        )}
      </bdi>
    </span>
  )
}
