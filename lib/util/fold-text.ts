/** Folds case and diacritics, so that a search finds words however they are typed: “zoe” finds “Zoë”. */
export const foldText = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
