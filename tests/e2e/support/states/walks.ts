import { accountStates } from './accountStates.ts'
import { blockStates } from './blockStates.ts'
import { browsingStates } from './browsingStates.ts'
import { buyingStates } from './buyingStates.ts'
import { consentStates } from './consentStates.ts'
import { deliveryStates } from './deliveryStates.ts'
import { deviceStates, fullDiskStates } from './deviceStates.ts'
import { eventStates } from './eventStates.ts'
import { expressStates } from './expressStates.ts'
import { frenchStates } from './frenchStates.ts'
import { frenchStoreStates } from './frenchStoreStates.ts'
import { letterStates } from './letterStates.ts'
import { listStates } from './listStates.ts'
import { loadingStates } from './loadingStates.ts'
import { longStates } from './longStates.ts'
import { memberStates } from './memberStates.ts'
import { orderWayStates } from './orderWayStates.ts'
import { photoStates } from './photoStates.ts'
import { reservedStates } from './reservedStates.ts'
import { rewardStates } from './rewardStates.ts'
import { searchingStates } from './searchingStates.ts'
import { storeStates } from './storeStates.ts'
import { messageStates } from './messageStates.ts'

/** Every walk, each of one shopper: axe checks everything that is pictured, and vice versa. */
export const walks = {
  browsing: browsingStates,
  searching: searchingStates,
  buying: buyingStates,
  delivery: deliveryStates,
  lists: listStates,
  account: [...accountStates, ...storeStates],
  member: [...rewardStates, ...memberStates, ...expressStates],
  loading: loadingStates,
  'fifty lines': longStates,
  French: frenchStates,
  answer: messageStates,
  'put aside': reservedStates,
  'order under way': orderWayStates,
  'French stores': frenchStoreStates,
  release: deviceStates,
  'full disk': fullDiskStates,
  consent: consentStates,
  event: eventStates,
  letters: letterStates,
  blocks: blockStates,
  photos: photoStates,
} as const
