import type { PictureUse, ShopPicture } from '../../../contracts/api/operator/operatorPicturesApi.ts'
import { sizeText } from '../parts/sizeText.ts'

export const pixelsText = ({ width, height }: ShopPicture): string => `${width} × ${height} px`

export const bytesText = ({ bytes }: ShopPicture): string => (bytes === null ? 'Not known' : sizeText(bytes))

export const stateNames: Readonly<Record<PictureUse['state'], string>> = {
  published: 'Published',
  scheduled: 'Scheduled',
  draft: 'Draft',
}

/** OPR-47, OPR-51: only what shoppers see, or will see, keeps a picture from being removed. */
export const isShown = ({ uses, goods }: ShopPicture): boolean =>
  goods.length > 0 || uses.some(({ state }) => state !== 'draft')

/** In a list: the first product or document by its name. */
export const usesText = ({ uses, goods }: ShopPicture): string => {
  const [first, ...others] = [
    ...goods.map(({ name }) => name),
    ...uses.map(({ name, state }) => (state === 'draft' ? `${name} (draft)` : name)),
  ]
  if (first === undefined) return 'Nowhere'
  return others.length === 0 ? first : `${first} and ${others.length} more`
}

/** What operators call a picture, until they say otherwise: its file's name without the kind. */
export const nameOfFile = (file: string): string =>
  file
    .replace(/\.[a-z\d]{2,5}$/i, '')
    .trim()
    .slice(0, 200) || 'Picture'
