import { expect, test } from 'vitest'
import type { ContentDocument } from '../../../contracts/content/contentDocument.ts'
import { localize, missingLanguages } from '../../../core/domain/content/localize.ts'

const body = (name: string) => ({ name, slots: { main: [name] } })
const document: ContentDocument = {
  family: 'page',
  key: 'home',
  site: 'NA',
  bodies: { en: body('Home'), fr: body('Accueil') },
  validUntil: 7,
}

test('CMS-01 a document is answered in the language asked for', () => {
  expect(localize(document, 'fr')).toEqual({ id: 'home', ...body('Accueil'), language: 'fr', validUntil: 7 })
})

test('CMS-01 a missing language falls back to the first of the site', () => {
  expect(localize(document, 'de')).toMatchObject({ name: 'Home', language: 'en' })
})

test('CMS-01 without the first language the next of the site is taken', () => {
  expect(localize({ ...document, bodies: { fr: body('Accueil') } }, 'en')).toMatchObject({ language: 'fr' })
})

test('CMS-01 a document without words is missing', () => {
  expect(localize({ ...document, bodies: {} }, 'en')).toBeUndefined()
})

test('CMS-01 the languages still to be written are those of the site', () => {
  expect(missingLanguages(document)).toEqual([])
  expect(missingLanguages({ ...document, site: 'EMEA' })).toEqual(['de', 'it', 'es'])
})
