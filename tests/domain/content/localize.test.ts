import { describe, expect, test } from 'vitest'
import type { ContentDocument } from '../../../contracts/content/contentDocument.ts'
import { localize, missingLanguages, otherEnglish, writtenLanguages } from '../../../core/domain/content/localize.ts'

const body = (name: string) => ({ name, slots: { main: [name] } })
const document: ContentDocument = {
  family: 'page',
  key: 'home',
  site: 'NA',
  bodies: { en: body('Home'), fr: body('Accueil') },
  validUntil: 7,
}

describe('the language of an answer', () => {
  test('CMS-01 is the one asked for, where the document has it', () => {
    expect(localize(document, 'fr')).toEqual({ id: 'home', ...body('Accueil'), language: 'fr', validUntil: 7 })
  })

  test('CMS-01 falls back to the first of the site', () => {
    expect(localize(document, 'de')).toMatchObject({ name: 'Home', language: 'en' })
  })

  test('CMS-01 falls back to the next of the site where the first is missing too', () => {
    expect(localize({ ...document, bodies: { fr: body('Accueil') } }, 'en')).toMatchObject({ language: 'fr' })
  })
})

test('CMS-01 a document in none of its site’s languages has no answer', () => {
  expect(localize({ ...document, bodies: { de: body('Start') } }, 'fr')).toBeUndefined()
  expect(localize({ ...document, bodies: {} }, 'en')).toBeUndefined()
})

test('I18N-08 the two Englishes are each other’s, and no other language has one', () => {
  expect(['en', 'en-us', 'fr', 'de', ''].map(otherEnglish)).toEqual(['en-us', 'en', undefined, undefined, undefined])
})

describe('a document with an American text', () => {
  const american: ContentDocument = { ...document, bodies: { ...document.bodies, 'en-us': body('Home, American') } }
  const nameFor = (reader: string, of = american) => localize(of, reader)?.name

  test('I18N-08 is read so in the United States alone', () => {
    expect(localize(american, 'en-us')).toMatchObject({ name: 'Home, American', language: 'en-us' })
    expect(['en-ca', 'en', 'fr-ca', 'de-de'].map((reader) => nameFor(reader))).toEqual([
      'Home',
      'Home',
      'Accueil',
      'Home',
    ])
    expect(nameFor('en-us', document)).toBe('Home')
  })

  test('I18N-08 is not written by that alone, and does not lack it', () => {
    expect(missingLanguages(american)).toEqual([])
    expect(localize({ ...document, bodies: { 'en-us': body('Home') } }, 'en-ca')).toBeUndefined()
    expect(writtenLanguages('NA')).toEqual(['en', 'fr', 'en-us'])
    expect(writtenLanguages('EMEA')).not.toContain('en-us')
  })
})

describe('a document that is not fully translated', () => {
  test('CMS-01 is missing when it has no words at all', () => {
    expect(localize({ ...document, bodies: {} }, 'en')).toBeUndefined()
  })

  test('CMS-01 names the languages of its site that are still to be written', () => {
    expect(missingLanguages(document)).toEqual([])
    expect(missingLanguages({ ...document, site: 'EMEA' })).toEqual(['de', 'it', 'es'])
  })
})
