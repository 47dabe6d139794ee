import * as z from 'zod/mini'

const blobTextSchema = z.object({ type: z.string(), base64: z.string() })

/** The bytes of a file inside JSON. */
export type BlobText = z.output<typeof blobTextSchema>

/** Bytes per call of String.fromCharCode, which takes a limited number of arguments. */
const CHUNK_SIZE = 0x8000

export async function textOfBlob(blob: Blob): Promise<BlobText> {
  const bytes = new Uint8Array(await blob.arrayBuffer())
  let binary = ''
  for (let at = 0; at < bytes.length; at += CHUNK_SIZE)
    binary += String.fromCharCode(...bytes.subarray(at, at + CHUNK_SIZE))
  return { type: blob.type, base64: btoa(binary) }
}

/** Returns the bytes of a value of `textOfBlob`; null when it is none. */
export function blobOfText(value: unknown): Blob | null {
  const read = z.safeParse(blobTextSchema, value)
  if (!read.success) return null
  try {
    const binary = atob(read.data.base64)
    return new Blob([Uint8Array.from(binary, (char) => char.charCodeAt(0))], { type: read.data.type })
  } catch {
    return null
  }
}
