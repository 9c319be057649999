import type { NamedTrackingEvent } from '../../../contracts/content/trackingEvent.ts'
import { newId } from '../bridge/newId.ts'
import { note } from '../bridge/note.ts'
import type { Storefront } from '../bridge/storefront.ts'

/** TRK-04: a page that is shown. */
export const tellPage = (storefront: Pick<Storefront, 'request'>, path: string): Promise<void> =>
  tellShown(storefront, { name: 'Page Viewed', properties: { path: path.slice(0, longestPath) } })

/**
 * TRK-04: tells the worker what only the screen knows, and has it track what follows from the log; nothing where the
 * deployment does not track. Whether anything is sent is decided there (TRK-01).
 */
export const tellShown = async ({ request }: Pick<Storefront, 'request'>, shown: NamedTrackingEvent): Promise<void> => {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="cairn-tracking"]')
  if (!meta) return
  const { batchSize = '', flushInterval = '' } = meta.dataset
  const outcome = await request('track', { sending: { batchSize, flushInterval }, shown: [shown] }, newId()).catch(
    () => null,
  )
  if (outcome?._tag !== 'Done') return
  for (const about of outcome.output.invalid.filter((one) => !noted.has(one))) {
    noted.add(about)
    note({ kind: 'setting', about, reason: 'invalid' })
  }
}

/** As the contract has it. */
const longestPath = 300

/** ERR-34: once for a page. */
const noted = new Set<string>()
