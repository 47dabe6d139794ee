/** A part of a parsed message, as far as we look into it; its `type` is 0 for text. */
export interface Part {
  readonly type: number
  readonly value?: string
  readonly options?: Readonly<Record<string, { readonly value: Ast }>>
  readonly children?: Ast
}

/** A parsed message. */
export type Ast = readonly Part[]

/** The texts of one locale: parsed messages by id, and for pseudo-locales what is made of every text. */
export interface Catalogue {
  readonly messages: Readonly<Record<string, Ast>>
  readonly shape?: (ast: Ast) => Ast
}
