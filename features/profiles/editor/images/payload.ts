import { lazyPart } from '@/lib/ui/lazy-part'
import type { FrameSize } from '@/lib/util/image-file'
import type { ImageKind } from './crop-rules'

/** A file that the user chose. */
export interface ChosenImage {
  readonly file: File
  readonly size: FrameSize
  readonly isAnimated: boolean
}

declare module '@/lib/modals/stack-store' {
  interface ModalPayloads {
    /** Crops and describes a chosen image of the profile; null = describes the present one. */
    PROFILE_IMAGE: { kind: ImageKind; chosen: ChosenImage | null }
  }
}

/** The modal of type PROFILE_IMAGE. */
export const ProfileImageDialog = lazyPart(() => import('./image-dialog'))
