import * as fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import type { EventLog, Snapshot } from '../../../core/adapters/eventLog/EventLog.ts'
import type { Commit } from '../../../core/domain/log/commit.ts'
import { expectWholeChain, fill, newCommit, type LogWorld } from './eventLogLaws.ts'
import { runs } from '../../support/runs.ts'

/** The laws of segments, snapshots and room, for every implementation. */
export const logCompactionLaws = (name: string, newWorld: () => LogWorld): void => {
  describe(`upkeep laws: ${name}`, () => {
    let log: EventLog
    let all: readonly Commit[]
    beforeAll(async () => {
      log = newWorld().newTab()
      await fill(log, 530)
      all = await log.read(0)
    })
    const snapshotAt = (seq: number, foldKey: string): Snapshot => ({
      seq,
      hash: all[seq - 1]?.hash ?? '',
      foldKey,
      state: { at: seq },
    })

    test('sealing keeps everything, and every range reads in the order of appending', async () => {
      expect(all).toHaveLength(530)
      await log.seal(300)
      await log.seal(299)
      await log.seal(10_000)
      expect(await log.read(0)).toEqual(all)
      expectWholeChain(await log.read(0))
      const place = fc.integer({ min: 0, max: 540 })
      await fc.assert(
        fc.asyncProperty(place, place, async (after, upTo) => {
          expect(await log.read(after, upTo)).toEqual(all.slice(after, Math.max(after, upTo)))
        }),
        { numRuns: runs(25) },
      )
      let unseen: readonly Commit[] = []
      const propose = (commits: readonly Commit[]): null => {
        unseen = commits
        return null
      }
      expect(await log.append({ seen: 200, strict: false, propose })).toMatchObject({
        _tag: 'Appended',
        head: { seq: 530 },
      })
      expect(unseen).toEqual(all.slice(200))
    })

    test('the last two snapshots are kept, the newest of the right fold is found', async () => {
      for (const snapshot of [snapshotAt(100, 'old'), snapshotAt(200, 'old'), snapshotAt(520, 'new')])
        await log.saveSnapshot(snapshot)
      expect(await log.latestSnapshot('old')).toEqual(snapshotAt(200, 'old'))
      expect(await log.latestSnapshot('new')).toEqual(snapshotAt(520, 'new'))
      expect(await log.latestSnapshot('other')).toBeNull()
      await log.saveSnapshot(snapshotAt(525, 'new'))
      expect(await log.latestSnapshot('old')).toBeNull()
      expect(await log.latestSnapshot('new')).toEqual(snapshotAt(525, 'new'))
    })

    test('a snapshot that is not of this chain is not kept', async () => {
      await log.saveSnapshot({ ...snapshotAt(527, 'new'), hash: 'ffffffffffffffff' })
      await log.saveSnapshot({ ...snapshotAt(528, 'new'), seq: 9_000 })
      expect(await log.latestSnapshot('new')).toEqual(snapshotAt(525, 'new'))
    })

    test('room is made from old snapshots, then sealed segments below the newest, and never after it', async () => {
      expect(await log.freeSpace('unknown fold')).toBe(false)
      expect(await log.read(0)).toEqual(all)
      expect(await log.freeSpace('new')).toBe(true)
      expect(await log.read(0)).toEqual(all)
      expect(await log.freeSpace('new')).toBe(true)
      expect(await log.read(0)).toEqual(all.slice(512))
      expect(await log.latestSnapshot('new')).toEqual(snapshotAt(525, 'new'))
      expect(await log.read(525)).toEqual(all.slice(525))
      expect(await log.freeSpace('new')).toBe(false)
    })

    test('after room was made the log goes on, seals and refuses who is too far behind', async () => {
      expect((await fill(log, 300, 'b')).seq).toBe(830)
      await log.seal(830)
      const tail = await log.read(0)
      expectWholeChain(tail, 512, all[511]?.hash)
      expect(tail).toHaveLength(318)
      expect(await log.append({ seen: 3, strict: false, propose: () => null })).toEqual({ _tag: 'Behind' })
    })

    test('AUTH-13 an erasing commit is the first of its log: nothing before it can be read, and the log goes on, seals and opens', async () => {
      const world = newWorld()
      const fresh = world.newTab()
      await fill(fresh, 300)
      await fresh.seal(300)
      const before = await fresh.read(0)
      await fresh.saveSnapshot({ seq: 300, hash: before[299]?.hash ?? '', foldKey: 'k', state: { secret: true } })
      const append = (erases: boolean) =>
        fresh.append({ seen: 300, strict: true, erases: () => erases, propose: () => newCommit('a', 1) })
      await append(false)
      expect(await fresh.read(0)).toHaveLength(301)
      const [last] = await fresh.read(300)
      await append(true)
      const [first, ...others] = await fresh.read(0)
      expect(first?.seq).toBe(302)
      expect(others).toEqual([])
      expect(await fresh.latestSnapshot('k')).toBeNull()
      expect(await fresh.append({ seen: 300, strict: false, propose: () => null })).toEqual({ _tag: 'Behind' })
      await fill(fresh, 600, 'b')
      await fresh.seal(902)
      const all = await fresh.read(0)
      expect(all.length).toBe(601)
      expect(all[0]?.seq).toBe(302)
      expectWholeChain(all, 301, last?.hash)
      for (const [after, upTo] of [
        [301, 400],
        [400, 600],
        [512, 513],
        [700, 902],
      ] as const) {
        expect(await fresh.read(after, upTo)).toEqual(all.filter(({ seq }) => seq > after && seq <= upTo))
      }
      const next = world.newTab()
      expect(await next.open()).toMatchObject({ _tag: 'Opened', head: { seq: 902 } })
      await next.saveSnapshot({
        seq: 900,
        hash: all.find(({ seq }) => seq === 900)?.hash ?? '',
        foldKey: 'k',
        state: {},
      })
      expect(await next.freeSpace('k')).toBe(true)
      expect((await next.read(0))[0]?.seq).toBe(769)
    })

    test('a segment goes only when the snapshot holds all of it', async () => {
      const fresh = newWorld().newTab()
      await fill(fresh, 260)
      await fresh.seal(260)
      const commits = await fresh.read(0)
      const keep = (seq: number) =>
        fresh.saveSnapshot({ seq, hash: commits[seq - 1]?.hash ?? '', foldKey: 'k', state: {} })
      await keep(255)
      expect(await fresh.freeSpace('k')).toBe(false)
      await keep(256)
      expect(await fresh.freeSpace('k')).toBe(true)
      expect(await fresh.freeSpace('k')).toBe(true)
      expect(await fresh.latestSnapshot('k')).toMatchObject({ seq: 256 })
      expect(await fresh.read(256)).toEqual(commits.slice(256))
      expect(await fresh.append({ seen: 256, strict: false, propose: () => null })).toMatchObject({ _tag: 'Appended' })
    })
  })
}
