import { expect, test } from 'vitest'
import { virtualClock } from '../../core/adapters/clock/Clock.virtual.ts'
import { commerceApiOverFetch } from '../../core/adapters/commerceApi/CommerceApi.fetch.ts'
import { createVirtualDevice } from '../../tools/simulate/device/virtualDevice.ts'
import { createVirtualWorker } from '../../tools/simulate/device/virtualWorker.ts'
import { seededChance } from '../../tools/simulate/Chance.ts'
import { createStorefrontHost } from '../../worker/bridge/storefrontHost.ts'
import { json, scriptedFetch } from '../adapters/commerceApi/scriptedFetch.ts'

/** The addresses that a whole worker calls: for its session, a cart, a page of content and a list of products. */
const calledBy = async (more: { readonly preview?: string } = {}): Promise<readonly string[]> => {
  const clock = virtualClock(1_790_000_000_000)
  const { fetch, seen } = scriptedFetch(() => json({ accessToken: 'a' }, 503))
  const { world } = createVirtualDevice({
    clock,
    chance: seededChance(1),
    network: { online: true, apiFor: (_tabId, own) => commerceApiOverFetch({ fetch, apiBase: '', clock: own }) },
    locks: true,
    isDeaf: false,
    seed: 1,
    name: 'tab-',
    tap: () => undefined,
  })
  const host = createStorefrontHost(createVirtualWorker(world, 'tab-1', 'life-1').environment)
  const drained = () => new Promise<void>((resolve) => setImmediate(resolve))
  void host.greet({ tabId: 'tab-1', locale: 'fr-fr', apiBase: '', knownHead: null, visible: true, ...more }, () => {})
  void host.ask({ name: 'content', ask: { family: 'page', key: 'journal' } }, () => undefined)
  void host.ask({ name: 'locationSelector', ask: {} }, () => undefined)
  void host.dispatch({ _tag: 'RefreshCart', commandId: 'c', at: clock.now() })
  await clock.advance(5_000, drained)
  return [...new Set(seen.map(({ url }) => url))]
}

test('AUTH-31 the calls of a worker are relative to its API base, and those of a preview for content begin with /pre', async () => {
  const plain = await calledBy()
  const preview = await calledBy({ preview: '' })
  const content = '/caas/v1/canvas/augmentedpage/EMEA/journal'
  expect(plain.filter((url) => url.includes('/caas/'))).toEqual([`/publish${content}`])
  expect(preview.filter((url) => url.includes('/caas/'))).toEqual([`/pre/preview${content}`])
  expect(plain.every((url) => url.startsWith('/'))).toBe(true)
  expect(preview.filter((url) => !url.includes('/caas/'))).toEqual(plain.filter((url) => !url.includes('/caas/')))
  expect(plain.length).toBeGreaterThan(1)
})

test('AUTH-30 no call of a worker goes to a mock', async () => {
  expect([...(await calledBy()), ...(await calledBy({ preview: '' }))].filter((url) => url.includes('mock'))).toEqual(
    [],
  )
})
