const CHUNK =
  /dynamically imported module|Importing a module script failed|Unable to preload CSS|Failed to load module script|ChunkLoadError/i

/** Did a part of the app fail to load (no connection, or a newer version has taken its place)? */
export const isChunkError = (error: unknown): boolean =>
  error instanceof Error && (CHUNK.test(error.message) || error.name === 'ChunkLoadError')
