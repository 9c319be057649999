import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bundleModule } from '../../../tools/bundle/bundleModule.ts'
import type { BundledModule } from '../../../tools/bundle/bundleModule.ts'
import { leaseMs } from '../../../server/idempotency/claim.ts'
import type { StoragePlace } from '../../../server/storage/openStorage.ts'
import { ownSchema } from '../support/ownPlace.ts'
import { place, readyBasket } from '../order/checkoutGuest.ts'
import { startMortal } from './startMortal.ts'
import type { Mortal } from './startMortal.ts'

let database: { readonly place: StoragePlace; readonly drop: () => Promise<void> }
let program: BundledModule
let server: Mortal
let laterMs = 0

beforeAll(async () => {
  const url = process.env['DATABASE_URL']
  const directory = mkdtempSync(join(tmpdir(), 'cairn-killed-'))
  const own = url ? await ownSchema(url) : null
  database = {
    place: own ? own.place : { kind: 'directory', directory },
    drop: async () => (rmSync(directory, { recursive: true, force: true }), own?.drop()),
  }
  program = await bundleModule('tests/server/killed/mortalServer.ts')
  server = await startMortal(program.file, { place: database.place, laterMs })
}, 60_000)
afterAll(async () => {
  await server.kill()
  await database.drop()
  rmSync(program.folder, { recursive: true, force: true })
})

const pieces = 1_000

/** The embedded database takes two seconds to start again, so there it is every third statement. */
const stride = process.env['DATABASE_URL'] ? 1 : 3

/** Another process takes over the database when the dead one's leases have expired. */
const takeOver = async (): Promise<void> => {
  laterMs += leaseMs + 1
  server = await startMortal(program.file, { place: database.place, laterMs })
}

/** One order with one charge of its total, one piece gone; or, if nothing had begun, none of this. */
const expectWhole = async (basketId: string, sku: string, ordersBefore: number): Promise<string | null> => {
  const { orders, charges, stock } = await server.books()
  const own = orders.filter((order) => order.basketId === basketId)
  const numbers = new Set(orders.map(({ number }) => number))
  expect(charges.filter(({ reference }) => !numbers.has(reference))).toEqual([])
  expect(charges.filter(({ reference }) => reference === own[0]?.number)).toEqual(
    own.map(({ number, total }) => ({ reference: number, outcome: 'charged', amount: total })),
  )
  expect(own.map(({ status }) => status)).toEqual(own.map(() => 'confirmed'))
  expect(stock.find((row) => row.sku === sku)?.available).toBe(pieces - ordersBefore - own.length)
  return own[0]?.number ?? null
}

test('CHK-08 a server that is killed anywhere between claim and commit makes one order and one charge, and reports it', async () => {
  const { stock } = await server.books()
  const { sku } = stock.find(({ available }) => available > 0)!
  await server.tell({ do: 'setStock', sku, available: pieces })
  let point = 0
  for (let died = true, orders = 0; died; point += stride, orders += 1) {
    const guest = await server.guest()
    const basket = await readyBasket(guest, sku)
    const key = `killed-${point}`
    await server.tell({ do: 'dieAfter', points: point })
    died = (await place(guest, basket, key).catch(() => null)) === null
    if (died) expect(await server.ended).toBe('SIGKILL')
    if (died) await takeOver()
    else await server.tell({ do: 'live' })
    const again = await server.guest(guest.token)
    // At half of them, of each kind, the shopper does not return before the server has looked for stranded orders.
    if (point % 4 > 1) {
      expect(await server.tell({ do: 'finishStranded' })).toEqual([])
      await expectWhole(basket.basketId, sku, orders)
    }
    const answer = await place(again, basket, key)
    expect(answer.status, `at statement ${point}`).toBe(200)
    expect(answer.body.status, `at statement ${point}`).toBe('confirmed')
    expect(await expectWhole(basket.basketId, sku, orders)).toBe(answer.body.orderNumber)
  }
  expect(point).toBeGreaterThan(30)
}, 600_000)
