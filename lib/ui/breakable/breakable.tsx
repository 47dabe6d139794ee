import { Fragment } from 'react'

/** Before the server of a handle, and before each part of its domain. */
const BREAKS = /(?<=[\p{L}\p{N}_-])(?=@|\.\p{L})/u

/** A text whose handles may be broken between their parts, rather than in the middle of a word. */
export const Breakable = ({ text }: { text: string }) =>
  text.split(BREAKS).map((piece, at) => (
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {piece}
    </Fragment>
  ))
