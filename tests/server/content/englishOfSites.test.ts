import { expect, test } from 'vitest'
import { footLengthOf } from '../../../core/domain/sizing/footSize.ts'
import { seedDocuments } from '../../../server/content/seed/seedDocuments.ts'

const documents = seedDocuments()

/** A seeded document as JSON, in one language. */
const textOf = (site: 'NA' | 'EMEA', key: string, language = 'en'): string =>
  JSON.stringify(documents.find((each) => each.site === site && each.key === key)?.bodies[language])

test('I18N-01 I18N-08 English content says ZIP code in the United States, postal code in Canada and postcode in Britain', () => {
  const english = (at: string, language = 'en') =>
    JSON.stringify(documents.map(({ site, bodies }) => (site === at ? bodies[language] : null)))
  expect(english('EMEA')).not.toMatch(/postal code|loyalty program\b|ZIP/)
  expect(english('NA')).not.toMatch(/ZIP|postcode|loyalty programme/)
  expect(english('NA')).toMatch(/fibre.*postal code/s)
  expect(english('NA', 'en-us')).not.toMatch(/postal code|postcode|fibre/)
  expect(english('NA', 'en-us')).toMatch(/ZIP code/)
})

test('I18N-01 French content says courriel and infolettre in Canada, and leads to the same pages', () => {
  const content = (site: string, language: string) =>
    JSON.stringify(documents.map((each) => (each.site === site ? each.bodies[language] : null)))
  const pagesIn = (text: string) =>
    [...new Set([...text.matchAll(/(?:href=\\"|"url":")(\/[^"\\]*)/g)].map(([, path = '']) => path))].toSorted((a, b) =>
      a.localeCompare(b),
    )
  const canadian = content('NA', 'fr')
  expect(canadian).toContain('courriel')
  expect(canadian).not.toMatch(/e-mail|(?<![/"])newsletter(?!")|jours? ouvré|carte cadeau/i)
  expect(content('EMEA', 'fr')).not.toMatch(/courriel|infolettre/)
  expect(pagesIn(canadian).length).toBeGreaterThan(20)
  expect(pagesIn(canadian)).toEqual(pagesIn(content('NA', 'en')))
})

test('CAT-57 the page about sizes gives the lengths of feet that the table and the finder have, and has nothing added', () => {
  const page = textOf('NA', 'size-guides')
  for (const [size, inches] of [
    ['070', '9.6'],
    ['090', '10.3'],
    ['110', '11'],
  ] as const) {
    const length = footLengthOf('men', size)
    expect(page).toContain(`${inches} inches (${(length / 1_000).toFixed(1)} cm)`)
    expect(Number((length / 2_540).toFixed(1))).toBe(Number(inches))
  }
  for (const site of ['NA', 'EMEA'] as const) expect(textOf(site, 'size-guides')).toMatch(/add nothing/)
})

test('CAT-58 charts have inches first in American English, and centimetres elsewhere', () => {
  const heads = (text: string) => [...text.matchAll(/(?:Foot|Pied), (?:cm|in|po)/g)].map(([head]) => head)
  expect(heads(textOf('NA', 'size-chart-footwear'))).toEqual(['Foot, in', 'Foot, cm'])
  expect(heads(textOf('NA', 'size-chart-footwear', 'fr'))).toEqual(['Pied, cm', 'Pied, po'])
  expect(heads(textOf('EMEA', 'size-chart-footwear'))).toEqual(['Foot, cm', 'Foot, in'])
  expect(textOf('NA', 'size-chart-tops')).toContain('38½ (98)')
})

test('LOY-12 the invitation gives a point for every whole dollar, pound or euro', () => {
  expect(textOf('NA', 'account')).toContain('A point for every whole dollar')
  expect(textOf('EMEA', 'account')).toContain('A point for every whole pound')
  expect(textOf('EMEA', 'account', 'de')).toContain('Ein Punkt für jeden vollen Euro')
})

test('SIGN-66 the open bench says where and when before one joins, and names its guest and days once', () => {
  for (const language of ['en', 'fr', 'de', 'it', 'es']) {
    const text = textOf('EMEA', 'open-bench', language)
    expect(text).toMatch(/1318 Pearl Street, Boulder, Colorado/)
    expect(text).not.toMatch(/2027(?!-03)(?!")/)
  }
})
