import { addUserMedia, createGalleryUser, createStash, reportMedia } from '../../../contracts/api/content/galleryApi.ts'
import type { LimitedShop } from './limitedShop.ts'
import type { LimitedTry } from './limitedCalls.ts'

/** Those of the galleries. `some` makes one name per number. */
export const galleryCalls = (send: LimitedShop['send'], some: (what: string, nth: number) => string) =>
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
  }) satisfies Readonly<Record<string, LimitedTry>>
