import { describe, expect, test } from 'vitest'
import { runs } from '../support/runs.ts'
import { disagreement, keptBy, shownIn } from '../support/virtualShopper.ts'
import { runTrouble } from '../support/virtualSchedule.ts'
import type { TroubleOptions, Troubled } from '../support/virtualSchedule.ts'

/** What must hold after any trouble. */
const faultsAfter = ({ browser, isCalm }: Troubled): readonly string[] => {
  const faults: string[] = []
  if (!isCalm) faults.push(`not calm within 60 s: ${disagreement(browser)}`)
  const kept = keptBy(browser).join()
  for (const tab of browser.tabs) {
    if (shownIn(tab).join() !== kept) faults.push(`${tab.tabId} shows ${shownIn(tab).join()}, the server keeps ${kept}`)
    if (tab.gaps.length > 0) faults.push(`${tab.tabId} missed messages: ${tab.gaps.join()}`)
    for (const { command, outcome } of tab.asked) {
      const written = browser.storedLog.commits.filter(
        ({ cause }) => cause._tag === 'Command' && (cause.command as typeof command).commandId === command.commandId,
      )
      if (written.length > 1) faults.push(`${command._tag} ${command.commandId} was done ${written.length} times`)
      if (outcome?._tag === 'Rejected' && written.length > 0)
        faults.push(`${command._tag} ${command.commandId} was refused and done`)
    }
  }
  for (const [key, times] of browser.shop.effects) if (times > 1) faults.push(`${key} was done ${times} times`)
  faults.push(...browser.shop.clashes.map((call) => `${call} came with two payloads`))
  return faults
}

const troubled = async (first: number, times: number, options: TroubleOptions): Promise<readonly string[]> => {
  const faults: string[] = []
  for (let seed = first; seed < first + times && faults.length < 5; seed++) {
    faults.push(...faultsAfter(await runTrouble(seed, options)).map((fault) => `seed ${seed}: ${fault}`))
  }
  return faults
}

test('CART-27 a change behind a second loss waits for the rebuild: its key never carries two payloads', async () => {
  expect(await troubled(100_806, 1, { tabs: 3, steps: 35 })).toEqual([])
  expect(await troubled(100_851, 1, { tabs: 3, steps: 35 })).toEqual([])
})

describe('tabs whose workers die, freeze and restart', () => {
  test('CART-27 settle within 60 s when they are two, and show what the server keeps', async () => {
    expect(await troubled(1, runs(200), { tabs: 2 })).toEqual([])
  }, 300_000)

  test('CART-27 settle when they are three', async () => {
    expect(await troubled(100_001, runs(50), { tabs: 3, steps: 35 })).toEqual([])
  }, 300_000)

  test('CART-25 settle without locks, because keys make double sends harmless', async () => {
    expect(await troubled(200_001, runs(80), { tabs: 2, locks: false })).toEqual([])
  }, 300_000)
})
