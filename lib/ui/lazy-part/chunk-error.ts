const CHUNK =
  /dynamically imported module|Importing a module script failed|Unable to preload CSS|Failed to load module script|ChunkLoadError/i

/** True when a chunk failed to load (no connection, or a newer version was deployed). */
export const isChunkError = (error: unknown): boolean =>
  error instanceof Error && (CHUNK.test(error.message) || error.name === 'ChunkLoadError')
