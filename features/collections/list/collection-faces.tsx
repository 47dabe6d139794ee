import { useEntity } from '@/lib/runtime'
import { FaceStack } from '@/lib/ui/avatar/face-stack'
import type { Collection } from '../collection'

/** The first four people of a collection, who decorate its name. Nothing of a sensitive one. */
export function CollectionFaces({ collection: { items, sensitive } }: { collection: Collection }) {
  const shown = sensitive ? [] : items
  const idAt = (at: number) => shown[at]?.account_id ?? null
  const people = [
    useEntity('account', idAt(0)),
    useEntity('account', idAt(1)),
    useEntity('account', idAt(2)),
    useEntity('account', idAt(3)),
  ]
  const faces = people.flatMap((person) => (person && !person.hidden ? [person.avatar_static] : []))
  // Accounts without an avatar share the same image.
  return faces.length > 0 && <FaceStack faces={[...new Set(faces)]} />
}
