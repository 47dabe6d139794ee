import { createElement, type FunctionComponent, type SVGProps } from 'react'

/** An icon as lucide draws it: its names, and its lines by tag and attributes. */
interface IconData {
  readonly name: string
  readonly aliases?: readonly string[]
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[]
}

type Props = SVGProps<SVGSVGElement> & {
  /** Of both sides, in px or with a unit. Default 24. */
  size?: number | string
}

const NAMED = /^(?:aria-|role$|title$)/

/**
 * Stands in for the maker of icons of lucide-react: the same picture with the same classes from one component instead of
 * two, whose lines are made once and never drawn again. Without that library's contexts, stroke widths and colours.
 */
export default function makeIcon({ name, aliases = [], node }: IconData): FunctionComponent<Props> {
  const lines = node.map(([tag, attributes], key) => createElement(tag, { ...attributes, key }))
  const classes = ['', name, ...aliases].map((each) => (each ? `lucide-${each}` : 'lucide')).join(' ')
  return ({ size = 24, className, ...rest }) =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: className ? `${classes} ${className}` : classes,
        ...(!Object.keys(rest).some((prop) => NAMED.test(prop)) && { 'aria-hidden': 'true' }),
        ...rest,
      },
      lines,
    )
}
