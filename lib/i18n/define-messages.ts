/**
 * One text of the interface. `id` is written by hand (`status.boosts`), `defaultMessage` is English in ICU
 * syntax, and `description` tells translators where it appears. The build replaces the text by its parsed
 * form and drops the description.
 */
export interface Message {
  readonly id: string
  readonly defaultMessage: string
  readonly description: string
}

/**
 * Declares the texts of a component. The bundler plugin and the extraction find the call by its name, so it
 * must be called `defineMessages` and take literals.
 */
export const defineMessages = <const T extends Record<string, Message>>(messages: T): T => messages
