// @vitest-environment happy-dom
import { Suspense, use } from 'react'
import { createRoot } from 'react-dom/client'
import { afterAll, expect, test } from 'vitest'
import type { QueryMessage } from '../../../contracts/queries.ts'
import { StorefrontContext } from '../../../ui/src/bridge/StorefrontContext.ts'
import type { Storefront } from '../../../ui/src/bridge/storefront.ts'
import { useQuery } from '../../../ui/src/bridge/core/useQuery.ts'

const place = document.createElement('div')
const root = createRoot(place)
afterAll(() => root.unmount())

let arrived = () => {}
const code = new Promise<void>((resolve) => (arrived = resolve))

/** Its code is there for the first answer; for the second it is still under way. */
const Shown = ({ revision }: { readonly revision: number }) => {
  if (revision > 1) use(code)
  return <p>{revision}</p>
}

const Page = () => {
  const asked = useQuery({ name: 'product', ask: { productId: 'HARROWMID1' } })
  // The answer of this test's own worker.
  return asked.state === 'answered' ? <Shown revision={asked.answer as never} /> : <p>nothing</p>
}

test('CMS-02 a newer answer takes the place of the one that is shown once all of it can be', async () => {
  let answer: (message: QueryMessage<never>) => void = () => {}
  const answerWith = (revision: number) =>
    answer({ _tag: 'Answered', answer: revision as never, from: 'server', at: revision, last: false })
  // The hook asks, and nothing else.
  const storefront = {
    ask: async (_: unknown, onMessage: typeof answer) => void (answer = onMessage),
  } as unknown as Storefront
  root.render(
    <StorefrontContext value={storefront}>
      <Suspense fallback={<p>waiting</p>}>
        <Page />
      </Suspense>
    </StorefrontContext>,
  )
  await expect.poll(() => place.textContent).toBe('nothing')
  answerWith(1)
  await expect.poll(() => place.textContent).toBe('1')
  const shown: (string | null)[] = []
  const watch = new MutationObserver(() => shown.push(place.textContent))
  watch.observe(place, { childList: true, subtree: true, attributes: true, characterData: true })
  answerWith(2)
  for (let frames = 0; frames < 5; frames += 1) await new Promise(requestAnimationFrame)
  expect(shown).toEqual([])
  arrived()
  await expect.poll(() => place.textContent).toBe('2')
  watch.disconnect()
})
