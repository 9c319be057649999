/** The pictures that shoppers send (API-150). */
export const pictureUpload = {
  /** Bytes of the file, before it is written as base64. */
  mostBytes: 4_194_304,
  /** DLG-20: the photos of one review. */
  mostOfReview: 4,
} as const
