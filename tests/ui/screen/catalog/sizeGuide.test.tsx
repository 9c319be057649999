// @vitest-environment happy-dom
import { afterEach, describe, expect, test } from 'vitest'
import { readProduct } from '../../../../contracts/api/catalogue/catalogueApi.ts'
import { readSizeChart } from '../../../../contracts/api/content/componentsApi.ts'
import type { Product } from '../../../../contracts/api/entities/catalogue.ts'
import type { ShownBlock } from '../../../../contracts/content/blockTree.ts'
import { preloadBlocks } from '../../../../ui/src/blocks/page/blockTable.ts'
import { openScreen, refuses, says } from '../openScreen.tsx'
import type { Screen } from '../openScreen.tsx'
import { fill, press, sees, textsOf } from '../pressing.ts'
import { bootOf, bootPath } from './boots.ts'

// Compiling it is not part of any test's time.
await preloadBlocks('en-us', [{ id: 'table', type: 'rich-text', messages: [] } as unknown as ShownBlock])

let screen: Screen
afterEach(() => screen.close())

const asked: string[] = []

/** The chart of a type, with one heading that names it. */
const chart = says(readSizeChart, ({ params: { productType } }) => {
  asked.push(productType)
  const words = `Sizes of ${productType}`
  const table = { id: 'table', type: 'rich-text', richText: `<p>${words}</p>`, richTextTree: [words] }
  return { id: productType, name: productType, slots: { main: [JSON.parse(JSON.stringify(table)) as never] } }
})

const boot: Product = {
  ...bootOf({ sizes: { '085': 'US 8½', '090': 'US 9', '115': 'US 11½' } }),
  audience: 'men',
}

const open = async (product: Product, charts = chart): Promise<void> => {
  asked.length = 0
  screen = await openScreen(`/en-us/${bootPath}`, { answers: [says(readProduct, product), charts] })
  await press('Size guide')
}

const foot = async (length: string): Promise<void> => {
  const label = () => textsOf('.foot-finder label').find((text) => text.startsWith('Length of your foot'))
  await expect.poll(label).toBeDefined()
  await fill(label() ?? '', length)
}

describe('the size guide of a product', () => {
  test('CAT-58 has the chart of the product’s type', async () => {
    await open(boot)
    await expect.poll(() => textsOf('.size-chart').join()).toContain('Sizes of footwear')
    expect(asked).toEqual(['footwear'])
  })

  test('CAT-58 of a jacket has its own chart, and asks for no foot', async () => {
    const letters = bootOf({ sizes: { S: 'S', M: 'M' } })
    await open({ ...letters, categories: [{ categoryId: '2020', name: 'Jackets', path: '/en-us/c/jackets-2020' }] })
    await expect.poll(() => textsOf('.size-chart').join()).toContain('Sizes of tops')
    expect(document.querySelectorAll('[role=dialog] input')).toHaveLength(0)
  })

  test('CAT-58 says when the chart cannot be reached, and asks again', async () => {
    await open(boot, refuses(readSizeChart, 'GEN500'))
    await sees('[role=dialog] p', 'We can’t load the size chart right now. Try again')
    screen.hears(chart)
    await press('Try again', '[role=dialog]')
    await expect.poll(() => document.querySelectorAll('[role=dialog] .size-chart')).toHaveLength(1)
    expect(asked).toEqual(['footwear'])
  })
})

describe('the size for a foot', () => {
  test('CAT-57 is found in either unit, and chosen on the page', async () => {
    await open(boot)
    await foot('10.3')
    await sees('[role=dialog] [role=status]', 'Size US 9 should fit.')
    await press('In cm instead')
    await sees('[role=dialog] [role=status]', 'Enter a length such as 26.5.')
    await foot('28.2')
    await sees('[role=dialog] [role=status]', 'Size US 11½ should fit.')
    await press('Choose size US 11½')
    await expect.poll(() => new URLSearchParams(location.search).get('size')).toBe('115')
    await expect.poll(() => document.querySelector('.foot-finder')).toBeNull()
  })

  test('CAT-57 is said to be none of this product', async () => {
    await open(boot)
    await foot('12.5')
    await sees('[role=dialog] [role=status]', 'Your foot is longer than our largest size of this style.')
    expect(textsOf('[role=dialog] button').filter((name) => name.startsWith('Choose size'))).toEqual([])
  })
})
