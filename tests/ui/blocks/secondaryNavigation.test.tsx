// @vitest-environment happy-dom
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import type { ShownBlockOf } from '../../../contracts/content/blockTree.ts'
import { SecondaryNavigationBlock } from '../../../ui/src/blocks/links/SecondaryNavigationBlock.tsx'
import { StorefrontContext } from '../../../ui/src/bridge/StorefrontContext.ts'
import type { Storefront } from '../../../ui/src/bridge/storefront.ts'
import { loadCopy } from '../../../ui/src/copy/loadCopy.ts'
import { shown } from './renderBlocks.tsx'

const nobody = { read: () => undefined, subscribe: () => () => {} } as unknown as Storefront

const pages = ['/spring', '/summer', '/autumn', '/winter']
const block = shown({
  id: 'n',
  type: 'secondary-navigation',
  items: pages.map((url) => ({ title: url, target: { url } })),
}) as ShownBlockOf<'secondary-navigation'>

afterEach(() => vi.restoreAllMocks())

test('CMS-53 the line is scrolled so that the entry of the page in view stands in its middle', async () => {
  // Entries of 200 px beside each other, in a line of 300 px that begins at 20 px.
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return 20 + (this.tagName === 'LI' ? 200 * [...(this.parentElement?.children ?? [])].indexOf(this) : 0)
  })
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(200)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300)
  await loadCopy('en-us', 'blocks')
  const place = document.createElement('div')
  document.body.replaceChildren(place)
  const root = createRoot(place)
  root.render(
    <StorefrontContext value={nobody}>
      <MemoryRouter initialEntries={['/en-us/autumn']}>
        <SecondaryNavigationBlock block={block} />
      </MemoryRouter>
    </StorefrontContext>,
  )
  await expect.poll(() => place.querySelector('ul')?.scrollLeft).toBe(350)
  root.unmount()
})
