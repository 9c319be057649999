import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { collectEvents } from '../../../contracts/api/content/trackingApi.ts'
import { eventBatch } from '../../../core/domain/configuration/constants.ts'
import { runs } from '../../support/runs.ts'
import { added, consented, roundTrip, trackedDevice } from './trackedDevice.ts'

/** ms, after which a batch that could not be sent is sent again at the latest. */
const patience = 60_000

describe('what the log has for the collector', () => {
  test('SEG-11 TRK-04 API-155 leaves in batches of ten at once, and the rest after a second', async () => {
    const device = trackedDevice()
    await device.open()
    await device.happen(...Array.from({ length: 12 }, (_, nth) => added(nth)))
    await device.advance(roundTrip)
    expect(device.batches()).toEqual([10])
    await device.advance(eventBatch.flush - 1)
    expect(device.batches()).toEqual([10])
    await device.advance(1)
    expect(device.batches()).toEqual([10, 2])
    expect(device.sent[0]?.endpoint).toBe(collectEvents.id)
    await device.advance(patience)
    expect(device.batches()).toEqual([10, 2])
    expect(device.stored()).toEqual(device.owed())
  })

  test('SEG-11 ERR-34 leaves as the deployment wants it, and an invalid setting is named while the default applies', async () => {
    const device = trackedDevice()
    expect(await device.open({ batchSize: '3', flushInterval: 'soon' })).toEqual({
      _tag: 'Done',
      output: { invalid: ['flushInterval'], waiting: null },
    })
    await device.happen(added(1), added(2), added(3), added(4))
    await device.advance(roundTrip)
    expect(device.batches()).toEqual([3])
    await device.advance(eventBatch.flush)
    expect(device.batches()).toEqual([3, 1])
  })

  test('SEG-11 beyond the limit of the queue waits in the log, and none is lost', async () => {
    const device = trackedDevice()
    device.network.isDown = true
    await device.open({ batchSize: '100' })
    for (let commit = 0; commit * 500 < eventBatch.queue + 1_000; commit++)
      await device.happen(...Array.from({ length: 500 }, (_, nth) => added(nth)))
    await device.advance(1_000)
    device.network.isDown = false
    await device.advance(patience)
    expect(device.stored()).toHaveLength(eventBatch.queue + 1_000)
    expect(device.stored()).toEqual(device.owed())
  })

  test('TRK-04 goes on after a reload where the collector has acknowledged it', async () => {
    const device = trackedDevice()
    await device.open()
    await device.happen(added(1))
    await device.advance(eventBatch.flush + roundTrip)
    device.kill()
    await device.open()
    await device.happen(added(2))
    await device.advance(eventBatch.flush)
    expect(device.batches()).toEqual([1, 1])
  })

  test('TRK-04 of a commit whose batch was its first part is sent again as a whole, and nothing of it is lost', async () => {
    const device = trackedDevice()
    await device.open()
    await device.happen(...Array.from({ length: 12 }, (_, nth) => added(nth)))
    await device.advance(roundTrip + 5)
    expect(device.stored()).toHaveLength(10)
    device.kill()
    await device.open()
    await device.advance(patience)
    expect(device.stored()).toEqual(device.owed())
  })

  test('TRK-04 is sent although an end of the log that was only in memory had been tracked further', async () => {
    const device = trackedDevice()
    await device.open()
    await device.happen(added(1))
    await device.happen(added(2))
    await device.advance(eventBatch.flush + roundTrip)
    device.kill()
    device.loseLast()
    await device.happen(added(3))
    await device.open()
    await device.advance(patience)
    expect(device.stored()).toEqual(device.owed())
  })

  test('TRK-04 of a tab that is gone is sent by another, from where the collector has acknowledged it', async () => {
    const device = trackedDevice()
    await device.open()
    await device.open({ batchSize: '1' })
    for (const nth of [1, 2, 3]) await device.happen(added(nth))
    await device.advance(roundTrip + 5)
    device.kill()
    await device.advance(eventBatch.flush + roundTrip)
    expect(device.batches()).toEqual([1, 1, 2])
    expect(device.stored()).toEqual(device.owed())
  })

  test('TRK-04 API-155 is dropped only when it is refused by itself: its neighbours in the batch are stored', async () => {
    const device = trackedDevice()
    device.network.refuses = (name) => name === 'Signed In'
    await device.open()
    await device.happen(
      added(1),
      { _tag: 'v1.SignedIn', site: 'us', consumerType: 'REGISTERED', at: 1, basketId: null },
      added(2),
    )
    await device.advance(patience)
    expect(device.stored()).toEqual([device.owed()[0], device.owed()[2]])
  })
})

describe('without consent', () => {
  test('TRK-01 nothing is sent on a site that asks, and nothing of before once it is given', async () => {
    const device = trackedDevice('fr-fr')
    await device.open()
    await device.happen(added(1))
    await device.show({ name: 'Page Viewed', properties: { path: '/' } })
    await device.advance(patience)
    expect(device.sent).toEqual([])
    await device.happen(consented('C0001', 'C0002'), added(2))
    await device.advance(patience)
    expect(device.names()).toEqual(['Product Added'])
    expect(device.sent).toHaveLength(1)
  })

  test('TRK-01 nothing of what waits is sent any more after it is withdrawn, also when it is given again', async () => {
    const device = trackedDevice()
    device.network.isDown = true
    await device.open()
    await device.happen(added(1))
    await device.show({ name: 'Page Viewed', properties: { path: '/' } })
    await device.advance(patience)
    const before = device.sent.length
    await device.happen(consented('C0001'))
    device.network.isDown = false
    await device.advance(patience)
    expect(device.sent).toHaveLength(before)
    await device.happen(consented('C0001', 'C0002'), added(2))
    await device.advance(patience)
    expect(device.names()).toEqual(['Product Added'])
  })

  test('TRK-01 TRK-03 what happened on a site that asks is not sent from one that does not ask, either', async () => {
    const device = trackedDevice('fr-fr')
    await device.open()
    await device.happen(added(1))
    await device.advance(patience)
    device.kill()
    await device.open({}, 'en-us')
    await device.happen(added(2))
    await device.advance(patience)
    expect(device.stored()).toEqual(device.owed().slice(1))
  })
})

test('TRK-04 whatever network, tabs and reloads do: all that is owed is stored, nothing else, and each once', async () => {
  const step = fc.oneof(
    { weight: 5, arbitrary: fc.nat(3).map((times) => ({ kind: 'happen', times }) as const) },
    { weight: 2, arbitrary: fc.nat(2_500).map((ms) => ({ kind: 'wait', ms }) as const) },
    fc.constantFrom('down', 'up', 'loseAnswers', 'kill', 'open', 'show').map((kind) => ({ kind }) as const),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      const device = trackedDevice()
      await device.open()
      let nth = 0
      for (const one of steps) {
        if (one.kind === 'happen') await device.happen(...Array.from({ length: one.times }, () => added((nth += 1))))
        else if (one.kind === 'wait') await device.advance(one.ms)
        else if (one.kind === 'kill') device.kill()
        else if (one.kind === 'open') await device.open()
        else if (one.kind === 'show') await device.show({ name: 'Page Viewed', properties: { path: '/' } })
        else if (one.kind === 'loseAnswers') device.network.losesAnswers = true
        else Object.assign(device.network, { isDown: one.kind === 'down', losesAnswers: false })
      }
      Object.assign(device.network, { isDown: false, losesAnswers: false })
      await device.open()
      await device.advance(patience)
      expect(
        device
          .stored()
          .filter((id) => id.startsWith('log-1'))
          .toSorted(),
      ).toEqual(device.owed().toSorted())
    }),
    { numRuns: runs(100) },
  )
})
