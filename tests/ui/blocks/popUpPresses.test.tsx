// @vitest-environment happy-dom
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import type { ShownBlockOf } from '../../../contracts/content/blockTree.ts'
import { PopUp } from '../../../ui/src/blocks/frame/PopUp.tsx'
import { engagementEvent } from '../../../ui/src/bridge/core/engagement.ts'
import { StorefrontContext } from '../../../ui/src/bridge/StorefrontContext.ts'
import type { Storefront } from '../../../ui/src/bridge/storefront.ts'
import { loadCopy } from '../../../ui/src/copy/loadCopy.ts'
import { shown } from './renderBlocks.tsx'

const block = shown({
  id: 'p',
  type: 'pop-up',
  kind: 'newsletter',
  name: 'letters',
  title: 'Letters from the bench',
  targets: [{ text: 'See an old one', url: '/journal' }],
}) as ShownBlockOf<'pop-up'>

const nobody = { read: () => undefined, subscribe: () => () => {} } as unknown as Storefront

test('PROMO-12 a press on a button of a pop-up is recorded, on that of its form as on a link', async () => {
  const events: unknown[] = []
  const listen = (event: Event) => event instanceof CustomEvent && events.push(event.detail)
  addEventListener(engagementEvent, listen)
  await Promise.all((['blocks', 'errors'] as const).map((noun) => loadCopy('en-us', noun)))
  const place = document.createElement('div')
  document.body.replaceChildren(place)
  const root = createRoot(place)
  root.render(
    <StorefrontContext value={nobody}>
      <MemoryRouter initialEntries={['/en-us/autumn']}>
        <PopUp block={block} isOpen onToggle={() => {}} onClose={() => {}} />
      </MemoryRouter>
    </StorefrontContext>,
  )
  const find = (selector: string) => place.querySelector<HTMLElement>(selector)
  await expect.poll(() => find('button[type=submit]')).not.toBeNull()
  find('button[type=submit]')?.click()
  find('.targets a')?.click()
  expect(events).toEqual([
    { name: 'popupClick', popUp: 'letters', url: '' },
    { name: 'popupClick', popUp: 'letters', url: '/en-us/journal' },
  ])
  removeEventListener(engagementEvent, listen)
  root.unmount()
})
