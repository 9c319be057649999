import { addUserMedia, createGalleryUser, createStash, reportMedia } from '../../../contracts/api/content/galleryApi.ts'
import { writeReview } from '../../../contracts/api/catalogue/reviewApi.ts'
import type { LimitedShop } from './limitedShop.ts'
import type { LimitedTry } from './limitedCalls.ts'

/** Those of the galleries, and of reviews. `some` makes one name per number; `token`: a guest's. */
export const galleryCalls = (send: LimitedShop['send'], some: (what: string, nth: number) => string, token: string) =>
  ({
    'picture-client': (client) => send('POST', createStash.path, { client }, { body: { picture: '' } }),
    'picture-shop': (_who, nth) =>
      send('POST', createStash.path, { client: some('picture', nth) }, { body: { picture: '' } }),
    'gallery-client': (client, nth) =>
      nth % 2 === 0
        ? send('POST', createGalleryUser.path, { client }, { body: { name: some('shopper', nth) } })
        : send(
            'POST',
            addUserMedia.path.replace('{userId}', 'nobody'),
            { client },
            { body: { stashId: 'none', caption: some('picture', nth) } },
          ),
    'gallery-report-client': (client) =>
      send('POST', reportMedia.path.replace('{mediaId}', 'none'), { client }, { body: {} }),
    'review-client': (client, nth) =>
      send(
        'POST',
        writeReview.path.replace('{productId}', 'HARROWMID1'),
        { client },
        { token, body: { rating: 4, title: 'Dry', text: `${nth} days`, nickname: 'Ines', email: 'ines@example.com' } },
      ),
  }) satisfies Readonly<Record<string, LimitedTry>>
