/** OPS-50: the pictures that operators have uploaded. */
export type PictureTables = {
  shop_picture: ShopPictureRow
  /** Files of pictures, where the database keeps them. `content`: base64. */
  shop_picture_file: { name: string; content: string }
}

/**
 * `id`: the hash of what is kept; `bytes` of that, null = uploaded before they were counted. `made_by`: the operator's
 * e-mail address. `at`, `removed_at` (null = it is there): epoch ms.
 */
export type ShopPictureRow = {
  id: string
  name: string
  width: number
  height: number
  made_by: string
  at: number
  bytes: number | null
  removed_at: number | null
}
