/** Identifies this build; data stored by other builds is not read. */
export const BUILD = import.meta.env.VITE_BUILD ?? 'dev'
