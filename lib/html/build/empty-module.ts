/** Replaces modules that a dependency imports but that our use of it never reaches (vite.config.ts). */
export default {}
