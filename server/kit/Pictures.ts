export const pictureFormats = ['avif', 'webp', 'jpeg'] as const
export type PictureFormat = (typeof pictureFormats)[number]

/** Why an uploaded file is not taken: the code of the refusal, and what to do, in words. */
export type UploadFault = { readonly errorId: 'OPR413' | 'OPR415'; readonly message: string }

/** A picture as it is kept: upright, in sRGB, no wider than the widest that is served, without anything but its pixels. */
export type ReadyPicture = {
  readonly hash: string
  readonly bytes: Buffer
  readonly width: number
  readonly height: number
}

/** The shop's pictures: what works on their pixels, in turn, and keeps their files. */
export type Pictures = {
  /** OPS-50: the picture in this file; its file is in the store when this returns. Nothing is kept of a refused one. */
  readonly take: (file: Buffer) => Promise<ReadyPicture | UploadFault>
  /** OPS-52: at this width, which is one that is served, or the picture's own. Made once and kept. */
  readonly rendition: (hash: string, width: number, format: PictureFormat) => Promise<Uint8Array<ArrayBuffer>>
  /** ORD-14: the whole of a picture, or of a drawing of the shop (its SVG), as letters show it: a square JPEG on a ground. */
  readonly inLetter: (picture: Uint8Array | string, ground: string) => Promise<Uint8Array<ArrayBuffer>>
  /** OPS-51: every file of a picture. */
  readonly remove: (hash: string, width: number) => Promise<void>
}
