/** OPR-14: a photo of a review by its own id, a photo of a gallery by the medium's. */
export type PictureKind = 'reviews' | 'photos'

export const pictureRoute = '/operator/api/moderation/pictures/:kind/:id'

export const pictureAddress = (kind: PictureKind, id: string): string =>
  `/operator/api/moderation/pictures/${kind}/${id}`
