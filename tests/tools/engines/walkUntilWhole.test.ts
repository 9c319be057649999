import { describe, expect, test } from 'vitest'
import { EngineBroke, walkUntilWhole } from '../../../tools/engines/walkEngine.ts'

/** Walks that end as listed, one after the other, and what is printed. */
const walks = (...ends: readonly ('whole' | 'broke' | 'mistake')[]) => {
  const printed: string[] = []
  let count = 0
  const walk = async () => {
    const end = ends[count++]
    if (end === 'broke') throw new EngineBroke('its page’s process ended')
    if (end === 'mistake') throw new Error('no such step')
    return { passed: 16, failed: 1 }
  }
  return { printed, count: () => count, tally: walkUntilWhole(walk, (line) => void printed.push(line)) }
}

describe('a walk in a browser that ends', () => {
  test('begins again, and says so', async () => {
    const { printed, tally } = walks('broke', 'broke', 'whole')
    expect(await tally).toEqual({ passed: 16, failed: 1 })
    expect(printed).toHaveLength(2)
    expect(printed[0]).toContain('its page’s process ended')
  })

  test('fails in the end', async () => {
    const { count, tally } = walks('broke', 'broke', 'broke', 'broke', 'whole')
    await expect(tally).rejects.toThrow('its page’s process ended')
    expect(count()).toBe(4)
  })
})

test('a walk that fails for another reason is not repeated', async () => {
  const failed = walks('whole', 'whole')
  expect(await failed.tally).toMatchObject({ failed: 1 })
  expect(failed.count()).toBe(1)
  const broken = walks('mistake', 'whole')
  await expect(broken.tally).rejects.toThrow('no such step')
  expect(broken.count()).toBe(1)
})
