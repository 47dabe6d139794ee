/** Returns the language of a tag without region and script, in lower case: 'pt' of 'pt-BR' and of 'pt_BR'. */
export const baseLanguage = (tag: string): string => tag.toLowerCase().split(/[-_]/)[0] ?? ''
