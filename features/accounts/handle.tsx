interface Props {
  /** A handle with or without '@'. */
  text: string
  className?: string | undefined
}

/** A handle in its own text direction, which wraps before its host. */
export function Handle({ text, className }: Props) {
  const at = text.indexOf('@', 1)
  return (
    // The outer element keeps the surrounding direction, so that handle and name are aligned.
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
