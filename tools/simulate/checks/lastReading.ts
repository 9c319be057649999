import { canonical } from '../../../core/domain/log/chainHash.ts'
import { nameOfAddress } from '../../../server/content/storedDocuments.ts'
import { stageDocuments } from '../content/stageDocuments.ts'
import { readContent } from '../shopper/contentMove.ts'
import { visitorName } from '../tracking/worldTracking.ts'
import type { SimulatedWorld } from '../world/simulatedWorld.ts'

/**
 * When nothing else happens any more, each device reads every document: it gets what was published last, and neither
 * its log nor any cart has changed. Returns what did not hold.
 */
export const lastReading = async (world: SimulatedWorld): Promise<readonly string[]> => {
  const { content, devices, clock } = world
  if (content === null) return []
  // Then no device has an answer in its cache that is fresh enough to do without the server.
  await world.advance(staleAfterMs)
  const faults: string[] = []
  const before = await remembered(world)
  let open = 0
  for (const { name, tabs } of devices) {
    // The visitor is on a site where none of it is published.
    const [tab] = name === visitorName ? [] : tabs
    for (const document of tab ? stageDocuments : []) {
      const { ledger } = content
      const [wanted] = ledger.expected(document, ledger.publicationsOf(document).length, clock.now()).keys()
      open += 1
      let last: string = 'nothing'
      let shown: unknown
      void readContent(world, content, tab!, document, (message, edition) => {
        shown = edition
        last = message._tag === 'Answered' ? `edition ${edition} from the ${message.from}` : message._tag
      }).then(() => {
        open -= 1
        // Where a device's clock was set back, its cache may still be fresh: then the edition in it is the last one.
        if (!last.startsWith('edition') || shown !== wanted)
          faults.push(`${tab!.tabId} read ${last} of ${nameOfAddress(document)} instead of edition ${wanted}`)
      })
    }
  }
  if (!(await world.until(() => open === 0, readWithinMs))) faults.push(`${open} readings of content have not ended`)
  const after = await remembered(world)
  return [
    ...faults,
    ...before.flatMap((line, place) =>
      line === after[place] ? [] : [`reading content changed ${line} to ${after[place]}`],
    ),
  ]
}

/** Content is fresh for a minute (`askQuery`). */
const staleAfterMs = 61_000
const readWithinMs = 30_000

/** What reading must not change: each device's log, what its tabs show of the cart, and the server's carts. */
const remembered = async ({ devices, server }: SimulatedWorld): Promise<readonly string[]> => [
  ...devices.flatMap(({ name, storedLog, tabs }) => [
    `${name}'s log ${JSON.stringify(storedLog.head)}`,
    ...tabs.map(({ tabId, views }) => `${tabId}'s cart ${canonical(views.cart)}`),
  ]),
  JSON.stringify(await server.books.selectFrom('basket').select(['id', 'version', 'status']).orderBy('id').execute()),
]
