import { trustHtml } from '../trusted-types'

/**
 * Stands in for `entities/decode` under htmlparser2's Tokenizer, for markup that is parsed in one piece: numbers are
 * counted out here, names are asked of the browser, which knows all 2,231 of them and needs no list of ours.
 */

/** What people mean by the control characters U+0080 to U+009F. */
const WINDOWS_1252 = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ'

/** Numbers that mean another character: none, half of one, too large, or one of Windows-1252. */
function pointOf(code: number): number {
  if (code === 0 || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) return 0xfffd
  if (code < 0x80 || code > 0x9f) return code
  return WINDOWS_1252.charCodeAt(code - 0x80)
}

const NUMBER = /#(?:x([\da-f]+)|(\d+));?/iy
const NAME = /[a-z][a-z\d]{0,31}/iy

/** In no page: nothing in it is loaded or run. */
let inert: HTMLTemplateElement | undefined

/** The text that a browser reads in `&name` and what may follow; the name is letters and digits. */
function asRead(name: string, end: '' | ';'): string {
  inert ??= document.createElement('template')
  inert.innerHTML = trustHtml(`&${name}${end}`) as string
  return inert.content.textContent
}

export const DecodingMode = { Legacy: 0, Strict: 1, Attribute: 2 } as const
type Mode = (typeof DecodingMode)[keyof typeof DecodingMode]

/** The part of the class of the same name that the Tokenizer calls. */
export class EntityDecoder {
  private mode: Mode = DecodingMode.Legacy

  constructor(
    _tree: unknown,
    private readonly emit: (code: number, consumed: number) => void,
  ) {}

  startEntity(mode: Mode): void {
    this.mode = mode
  }

  /** `offset` is behind the ampersand; answers how many characters the entity has with it, 0 when it is none. */
  write(input: string, offset: number): number {
    NUMBER.lastIndex = NAME.lastIndex = offset
    const number = NUMBER.exec(input)
    if (number) {
      const code = parseInt(number[1] ?? number[2] ?? '', number[1] ? 16 : 10)
      return this.take(String.fromCodePoint(pointOf(code)), number[0].length)
    }
    const name = NAME.exec(input)?.[0]
    if (name === undefined) return 0
    if (input[offset + name.length] === ';') {
      const read = asRead(name, ';')
      // No name means more than two units; what is none, or begins with one, keeps its semicolon.
      if (read.length < 3 && (read.length < 2 || !read.endsWith(';'))) return this.take(read, name.length + 1)
    }
    // Names of old stand without a semicolon and mean one unit; the rest of the letters stays.
    const known = name.length - asRead(name, '').length + 1
    // `?a=1&copy=2` is an address, not a sign.
    const glued = known < name.length || input[offset + known] === '='
    if (known === 0 || (glued && this.mode === DecodingMode.Attribute)) return 0
    return this.take(asRead(name, '').slice(0, 1), known)
  }

  private take(text: string, length: number): number {
    for (const character of text) this.emit(character.codePointAt(0) ?? 0xfffd, length + 1)
    return length + 1
  }

  end(): number {
    return 0
  }
}

export const htmlDecodeTree = null
export const xmlDecodeTree = null
export const fromCodePoint = String.fromCodePoint
