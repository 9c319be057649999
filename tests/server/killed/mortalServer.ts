import pg from 'pg'
import { createApp } from '../../../server/app.ts'
import { contentVersion } from '../../../server/content/contentState.ts'
import { readPublications } from '../../../server/content/storedDocuments.ts'
import { firstSeed } from '../../../server/catalog/firstSeed.ts'
import { importSeed } from '../../../server/catalog/importSeed.ts'
import { loadCatalogue } from '../../../server/catalog/loadCatalogue.ts'
import { listen } from '../../../server/http/listen.ts'
import { registry } from '../../../server/http/registry.ts'
import { finishStranded } from '../../../server/order/finishStranded.ts'
import { builtInProvider } from '../../../server/payment/builtInProvider.ts'
import type { Db } from '../../../server/storage/Tables.ts'
import { newId } from '../../../server/storage/newId.ts'
import { openStorage } from '../../../server/storage/openStorage.ts'
import { samplePage, save, saveAndPublish } from '../content/sampleContent.ts'
import { cheapPasswords } from '../support/testServer.ts'
import type { Books, MortalTask, ServerBirth, ShownContent } from './MortalTask.ts'
import { mortalDialect } from './mortalDialect.ts'
import { demonstrationSeller } from '../../../server/kit/seller.ts'

/** Points that are left to survive; at the next one the process ends with `kill -9`, or its connections do. */
let left = Infinity
let cut: (() => Promise<unknown>) | null = null

const breath = async (): Promise<void> => {
  left -= 1
  if (left >= 0) return
  if (cut) {
    left = Infinity
    return void (await cut())
  }
  // What has been written to the socket is sent before the process ends.
  await new Promise<void>((resolve) => setImmediate(resolve))
  process.kill(process.pid, 'SIGKILL')
  await new Promise<never>(() => undefined)
}

const endConnections = async (place: ServerBirth['place']): Promise<void> => {
  const client = new pg.Client({ connectionString: place.kind === 'url' ? place.url : '' })
  await client.connect()
  await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
  await client.end()
}

const born = async ({ place, laterMs }: ServerBirth): Promise<void> => {
  const storage = await openStorage(place, (dialect) => mortalDialect(dialect, breath))
  const { db } = storage
  const now = (): number => Date.now() + laterMs
  await importSeed(db, firstSeed)
  const app = createApp({
    storage,
    catalogue: await loadCatalogue(db),
    now,
    newId: () => newId(),
    log: () => undefined,
    passwords: cheapPasswords,
    handlers: registry,
  })
  const { port } = await listen(app, 0, '127.0.0.1')
  const tasks: { readonly [Name in MortalTask['do']]: (task: Extract<MortalTask, { do: Name }>) => Promise<unknown> } =
    {
      dieAfter: async ({ points }) => void (left = points),
      cutAfter: async ({ points }) => {
        left = points
        cut = () => endConnections(place)
      },
      live: async () => {
        const wasReached = left === Infinity
        left = Infinity
        return wasReached
      },
      finishStranded: async () =>
        (
          await finishStranded(db, builtInProvider(db, now), { now: now(), publicUrl: '', seller: demonstrationSeller })
        ).map(String),
      books: async (): Promise<Books> => ({
        orders: await db.selectFrom('orders').select(['number', 'basket_id as basketId', 'status', 'total']).execute(),
        charges: await db.selectFrom('provider_charge').select(['reference', 'outcome', 'amount']).execute(),
        stock: await db.selectFrom('stock').select(['sku', 'available']).execute(),
      }),
      publish: async ({ text }) => {
        await saveAndPublish(db, samplePage('home', text))
        return shownContent(db)
      },
      draft: async ({ text }) => {
        left = 1_000
        await save(db, samplePage('home', text))
        const points = 1_000 - left
        left = Infinity
        return points
      },
      content: () => shownContent(db),
      setStock: async ({ sku, available }) =>
        void (await db.updateTable('stock').set({ available }).where('sku', '=', sku).execute()),
    }
  process.on('message', (task: MortalTask) => {
    const run = tasks[task.do] as (asked: MortalTask) => Promise<unknown>
    void run(task).then((answer) => process.send?.({ answer: answer ?? null }))
  })
  process.send?.({ answer: port })
}

const shownContent = async (db: Db): Promise<ShownContent> => {
  const [stored] = await readPublications(db, { site: 'NA', family: 'page', key: 'home' })
  const { name = '', slots = {} } = stored?.document.bodies['en'] ?? {}
  const [block] = slots['main'] ?? []
  return { name, text: String(Object(block).richText), version: await contentVersion(db) }
}

await born(JSON.parse(process.argv[2] ?? '') as ServerBirth)
