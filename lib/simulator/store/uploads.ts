import type { StoredFile } from './model'

/** Maximum number of bytes of all uploads; default 200 MB, twice the largest video. */
const CAP = 200_000_000

/** Files uploaded while running, by path. Beyond the cap the oldest are dropped. */
export class Uploads {
  private readonly files: Map<string, StoredFile>
  private total = 0

  constructor(
    files: Iterable<readonly [string, StoredFile]> = [],
    private readonly cap = CAP,
  ) {
    this.files = new Map(files)
    for (const { bytes } of this.files.values()) this.total += bytes.length
  }

  /** Total size in bytes. */
  get size(): number {
    return this.total
  }

  get(path: string): StoredFile | undefined {
    return this.files.get(path)
  }

  set(path: string, file: StoredFile): void {
    this.delete(path)
    this.files.set(path, file)
    this.total += file.bytes.length
    for (const oldest of this.files.keys()) {
      if (this.total <= this.cap || oldest === path) break
      this.delete(oldest)
    }
  }

  delete(path: string | null): void {
    const file = path === null ? undefined : this.files.get(path)
    if (path === null || !file) return
    this.files.delete(path)
    this.total -= file.bytes.length
  }

  clone(): Uploads {
    return new Uploads(this.files, this.cap)
  }
}
