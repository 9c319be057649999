import { watchStock } from './catalog/stockNotices.ts'
import { keepPublished } from './content/publishedContent.ts'
import type { Presence } from './health/presence.ts'
import type { Catalogue } from './kit/Catalogue.ts'
import type { Log } from './kit/requestLog.ts'
import type { Seller } from './kit/seller.ts'
import { watchInvoices } from './order/documents/numberPapers.ts'
import { watchNames } from './order/orderNames.ts'
import { watchStranded } from './order/finishStranded.ts'
import { openPictures } from './picture/openPictures.ts'
import { storeAt } from './picture/picturePlace.ts'
import type { PicturePlace } from './picture/picturePlace.ts'
import { watchPictures } from './picture/removedPictures.ts'
import { watchRetention } from './retention/purge.ts'
import { watchReports } from './report/receivedReports.ts'
import type { Reports } from './serverConfig.ts'
import type { Storage } from './storage/openStorage.ts'
import { watchForwarding } from './tracking/forwardEvents.ts'
import type { TrackingConfig } from './tracking/trackingConfig.ts'

type Watched = {
  readonly storage: Storage
  readonly catalogue: { readonly now: () => Catalogue }
  readonly tracking: TrackingConfig
  readonly presence: Presence
  readonly reports: Pick<Reports, 'folder'>
  /** Where uploaded pictures are. */
  readonly pictures: PicturePlace
  readonly publicUrl: string
  readonly seller: Seller
  readonly now: () => number
  readonly log: Log
}

/**
 * What a server does by itself now and again, whoever else does it, too: what it finds is claimed by one. Returns what
 * stops it, after what is in progress.
 */
export const watchAll = ({
  storage,
  catalogue,
  tracking,
  presence,
  reports,
  pictures,
  publicUrl,
  seller,
  now,
  log,
}: Watched): (() => Promise<void>) => {
  const { db, reads } = storage
  const stops = [
    watchStranded(db, { publicUrl, seller }, log),
    watchInvoices(db, now, log),
    watchNames(db, log),
    watchRetention(db, now, log),
    watchStock(db, () => ({ catalogue: catalogue.now(), publicUrl, seller }), now, log),
    keepPublished(reads, log),
    presence.keep(db, log),
    watchReports(reports.folder, now, log),
    watchPictures(db, openPictures(storeAt(pictures, storage)), now, log),
    ...(tracking.forwarding ? [watchForwarding({ ...tracking.forwarding, db, now, log, fetch })] : []),
  ]
  return async () => {
    for (const stop of stops) await stop()
  }
}
