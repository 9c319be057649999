import { expect, test } from 'vitest'
import { productTypeOf, productTypes } from '../../../core/domain/sizing/sizeChart.ts'
import { sizeRuns } from '../../../server/catalog/seed/WrittenProduct.ts'
import { fragmentDocuments } from '../../../server/content/seed/fragmentDocuments.ts'

test.each([
  { run: 'menFeet', category: '1010', type: 'footwear' },
  { run: 'womenFeet', category: '1010', type: 'footwear' },
  { run: 'kidsFeet', category: '1010', type: 'kids-footwear' },
  { run: 'letters', category: '3020', type: 'tops' },
  { run: 'menWaist', category: '3050', type: 'bottoms' },
  { run: 'letters', category: '2060', type: 'bottoms' },
  { run: 'letters', category: '5010', type: null },
  { run: 'womenWaist', category: '2050', type: 'bottoms' },
  { run: 'kidsLetters', category: '4020', type: 'kids' },
  { run: 'socks', category: '5030', type: 'socks' },
  { run: 'hands', category: '5040', type: 'gloves' },
  { run: 'back', category: '5010', type: null },
  { run: 'one', category: '5010', type: null },
  { run: 'mail', category: '6010', type: null },
] as const)('CAT-58 a product in $run of $category has the chart $type', ({ run, category, type }) => {
  expect(productTypeOf({ sizes: sizeRuns[run], categories: [{ categoryId: category }] })).toBe(type)
})

test('CAT-58 every type of product has its chart among the documents of a new shop', () => {
  const charts = fragmentDocuments.flatMap(({ key }) => /^size-chart-(.+)$/.exec(key)?.[1] ?? [])
  expect(charts.toSorted()).toEqual([...productTypes].toSorted())
})
