/** A part of a parsed message, as far as we use it; `type` 0 is text. */
export interface MessagePart {
  readonly type: number
  readonly value?: string
  readonly options?: Readonly<Record<string, { readonly value: Ast }>>
  readonly children?: Ast
}

/** A parsed message. */
export type Ast = readonly MessagePart[]

/** A text without placeholders as it is, or a parsed message. */
export type Text = string | Ast

/**
 * The file of a language: the ids, the text of each, and the build that numbered the ids. The ids are one string for each
 * of their characters, since they are sorted, and characters of the same position compress well.
 */
export type CatalogueFile = readonly [ids: readonly string[], texts: readonly Text[], build?: string]

/** Returns the messages in a file by id. */
export const messagesIn = ([columns, texts]: CatalogueFile): Readonly<Record<string, Text>> =>
  Object.fromEntries(
    texts.map((text, at) => [
      columns
        .map((column) => column[at])
        .join('')
        .trim(),
      text,
    ]),
  )

/** The messages of one locale by id; `shape` transforms every message of a pseudo-locale. */
export interface Catalogue {
  readonly messages: Readonly<Record<string, Text>>
  readonly shape?: (ast: Ast) => Ast
}
