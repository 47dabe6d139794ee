/** True when the browser has a translator. */
export const canTranslate = (): boolean => 'Translator' in globalThis
