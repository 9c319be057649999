import type { FaultName } from '../../tools/simulate/faults/faultKinds.ts'
import type { Playing } from './Playing.ts'

export type FamousFailure = {
  /** Name of its file. */
  readonly name: string
  /** What the shopper said. */
  readonly complaint: string
  /** What `npm run replay -- FILE --bisect` and `--shrink` search for. */
  readonly condition: string
  /** What this shopper's browser lacks. */
  readonly faults?: readonly FaultName[]
  readonly play: (playing: Playing) => Promise<void>
}

/** A cart of three pieces, and an ordinary hour. */
export const fill = async ({ ask, product, wander, world }: Playing, times = 30): Promise<void> => {
  await world.server.books.updateTable('stock').set({ available: 40 }).execute()
  await ask({ _tag: 'AddItem', product: product(0), quantity: 1 })
  await ask({ _tag: 'AddItem', product: product(2), quantity: 2 })
  await wander(times)
}
