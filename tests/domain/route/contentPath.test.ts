import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contentPath } from '../../../core/domain/route/contentPath.ts'
import { contentKeyAt, withoutPreview } from '../../../core/domain/route/pageAt.ts'
import { seedDocuments } from '../../../server/content/seed/seedDocuments.ts'

describe('the path of a page of content', () => {
  test('RT-13 every page of content is found by its path', () => {
    const keys = seedDocuments()
      .filter(({ family }) => family === 'page')
      .map(({ key }) => key)
    expect(keys.length).toBeGreaterThan(60)
    for (const key of keys.filter((each) => each !== 'home' && each !== 'error-4xx'))
      expect(contentKeyAt(contentPath(key) ?? ''), key).toBe(key)
    expect(contentPath('home')).toBe('')
    expect(contentPath('error-4xx')).toBeNull()
    expect(contentPath('Not a key')).toBeNull()
  })

  test.each([
    ['/pre/en-us/cart', '/en-us/cart'],
    ['/pre', ''],
    ['/prefix/en-us', '/prefix/en-us'],
    ['/en-us/pre', '/en-us/pre'],
    ['/pre/pre/en-us', '/pre/en-us'],
  ])('CMS-03 without its preview, the path %s is "%s"', (path, page) => {
    expect(withoutPreview(path)).toBe(page)
  })

  test('CMS-03 the path of a preview is that of the page behind /pre', () => {
    fc.assert(fc.property(fc.webPath(), (path) => withoutPreview(`/pre/en-us${path}`) === `/en-us${path}`))
  })
})
