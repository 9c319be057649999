import { describe, expect, test } from 'vitest'
import { loadOnce } from '../../../core/domain/loading/loadOnce.ts'

/** A load that fails as often as given and then answers; and how often it was started. */
const failing = (failures: number) => {
  const starts = { count: 0 }
  const load = async () => {
    starts.count += 1
    if (starts.count <= failures) throw new Error(`failure ${starts.count}`)
    return `load ${starts.count}`
  }
  return { starts, load }
}

describe('a load that is done once', () => {
  test('every caller gets the same promise', async () => {
    const { starts, load } = failing(0)
    const once = loadOnce(load)
    expect(starts.count).toBe(0)
    expect(once()).toBe(once())
    expect(await once()).toBe('load 1')
  })

  test('a failed load is tried again by the next call', async () => {
    const once = loadOnce(failing(1).load)
    await expect(Promise.all([once(), once()])).rejects.toThrow('failure 1')
    expect(await once()).toBe('load 2')
  })

  test('a failed load is kept until it is to be forgotten', async () => {
    const forgetting: (() => void)[] = []
    const once = loadOnce(failing(1).load, (forget) => void forgetting.push(forget))
    await expect(once()).rejects.toThrow('failure 1')
    await expect(once()).rejects.toThrow('failure 1')
    for (const forget of forgetting) forget()
    expect(await once()).toBe('load 2')
  })
})
