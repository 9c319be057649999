import { Schema } from 'effect'
import { shopPicture } from '../../shopPicture.ts'
import { endpoint } from '../endpoint.ts'
import { Id, text } from '../wire.ts'
import { DocumentAddress } from './editedDocument.ts'

const pictures = { who: 'operatorPictures', headers: 'none' } as const
const params = Schema.Struct({ pictureId: Id })

/** OPR-45: the pictures of the shop, and those that were removed and can still be brought back. */
export const pictureLists = ['kept', 'removed'] as const
export type PictureList = (typeof pictureLists)[number]

/** OPR-45: a document that names a picture. published = shoppers see it · scheduled = they will · draft = they do not. */
export const PictureUse = Schema.Struct({
  ...DocumentAddress.fields,
  name: Schema.String,
  state: Schema.Literals(['published', 'scheduled', 'draft']),
})
export type PictureUse = typeof PictureUse.Type

/** OPR-51: a product of which a colour is shown by a picture, for sale or not. */
export const PictureGoods = Schema.Struct({ productId: Id, name: Schema.String, isSold: Schema.Boolean })
export type PictureGoods = typeof PictureGoods.Type

/**
 * A picture of the shop. `id`: the hash of its content; `path`: where it is served, and what content names. `width` and
 * `height`: as it is kept, px; `bytes` of that file, null = uploaded before they were counted. `by`: the operator's
 * e-mail address. `at`, `removedAt`: epoch ms.
 */
export const ShopPicture = Schema.Struct({
  id: Schema.String,
  path: Schema.String,
  name: Schema.String,
  width: Schema.Int,
  height: Schema.Int,
  bytes: Schema.NullOr(Schema.Int),
  by: Schema.String,
  at: Schema.Int,
  removedAt: Schema.optionalKey(Schema.Int),
  uses: Schema.Array(PictureUse),
  goods: Schema.Array(PictureGoods),
})
export type ShopPicture = typeof ShopPicture.Type

/**
 * OPS-50: `file`: a JPEG, PNG, WebP or AVIF as base64; `name`: what operators call it. A picture that is there already is
 * answered as it is.
 */
export const uploadPicture = endpoint({
  id: 'API-190',
  method: 'POST',
  path: '/operator/api/pictures',
  body: Schema.Struct({ name: text(200), file: Schema.String }),
  mostBytes: Math.ceil(shopPicture.mostBytes / 3) * 4 + 2_048,
  answer: ShopPicture,
  errors: ['OPR413', 'OPR415'],
  undone: ['BSY503'],
  isSlow: true,
  changes: true,
  ...pictures,
})

/**
 * OPR-45: the newest first, those that were removed last first; 50 at a time. `search`: part of a name. `next`: what to
 * ask for as `before`; absent at the end.
 */
export const readPictures = endpoint({
  id: 'API-191',
  method: 'GET',
  path: '/operator/api/pictures',
  query: Schema.Struct({
    list: Schema.optionalKey(Schema.Literals(pictureLists)),
    search: Schema.optionalKey(text(100)),
    before: Schema.optionalKey(Id),
  }),
  answer: Schema.Struct({ pictures: Schema.Array(ShopPicture), next: Schema.optionalKey(Id) }),
  errors: [],
  changes: false,
  ...pictures,
})

/** OPR-47: its path answers 404 from then on. OPR409 says where it is used, if shoppers see or will see it there. */
export const removePicture = endpoint({
  id: 'API-192',
  method: 'DELETE',
  path: '/operator/api/pictures/{pictureId}',
  params,
  answer: Schema.Undefined,
  status: 204,
  errors: ['OPR404', 'OPR409'],
  changes: true,
  ...pictures,
})

/** OPR-48: a removed picture is there again; OPR412 if it is not removed. */
export const bringBackPicture = endpoint({
  id: 'API-218',
  method: 'POST',
  path: '/operator/api/pictures/{pictureId}/undoing',
  params,
  answer: ShopPicture,
  errors: ['OPR404', 'OPR412'],
  changes: true,
  ...pictures,
})

/** OPR-45: also one that was removed, as long as it can be brought back. */
export const readPicture = endpoint({
  id: 'API-219',
  method: 'GET',
  path: '/operator/api/pictures/{pictureId}',
  params,
  answer: ShopPicture,
  errors: ['OPR404'],
  changes: false,
  ...pictures,
})
