/**
 * One text people see. `id` is written by hand (`status.boosts`), `defaultMessage` is English in ICU syntax and
 * `description` tells translators where it stands. The build replaces the text by its parsed form and drops the description.
 */
export interface Message {
  readonly id: string
  readonly defaultMessage: string
  readonly description: string
}

/**
 * Declares the texts of a component beside it. The bundler plugin and the extraction find the call by its name,
 * so it must be called `defineMessages` and given literals.
 */
export const defineMessages = <const T extends Record<string, Message>>(messages: T): T => messages
