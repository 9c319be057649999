import { afterAll, beforeAll, expect, test } from 'vitest'
import { mutantNamed } from '../../tools/simulate/mutants/mutants.ts'
import { openStage } from '../../tools/simulate/world/openStage.ts'
import type { Stage } from '../../tools/simulate/world/openStage.ts'
import { simulateSeed } from '../../tools/simulate/world/simulateSeed.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage('memory')
}, 120_000)
afterAll(() => stage.database.close())

const options = { tabs: null, faults: null, mutant: null, story: true } as const

test('CART-25 one seed is one history: run again it is the same story, press by press', async () => {
  const first = await simulateSeed(stage, 3, options)
  const again = await simulateSeed(stage, 3, options)
  expect(again.story).toEqual(first.story)
  expect(again.logs).toEqual(first.logs)
  expect(first.faults).toEqual([])
}, 120_000)

test('CART-25 a key for every attempt is found', async () => {
  const mutant = mutantNamed('key-per-attempt') ?? null
  for (let seed = 1; seed <= 300; seed++) {
    const { faults } = await simulateSeed(stage, seed, { ...options, mutant, story: false })
    if (faults.length > 0) return
  }
  expect.fail('300 seeds have not found it')
}, 240_000)
