import { describe, expect, test } from 'vitest'
import { galleryConfig } from '../../../server/gallery/galleryConfig.ts'
import { contentSecurityPolicy } from '../../../server/kit/securityHeaders.ts'
import { writeSettings } from '../../../server/site/siteFiles.ts'

const script = 'https://gallery.example/widget.js'
const base = 'https://api.gallery.example/v1'

describe('the settings of a deployment', () => {
  test('CMS-58 name the script and the service of another gallery', () => {
    expect(galleryConfig({ CAIRN_GALLERY_SCRIPT: script, CAIRN_GALLERY_BASE: base })).toEqual({ script, base })
  })

  test('CMS-58 name none for the built-in gallery', () => {
    expect(galleryConfig({ CAIRN_GALLERY_SCRIPT: '', CAIRN_GALLERY_BASE: '' })).toBeNull()
  })

  test.each([
    [{ CAIRN_GALLERY_SCRIPT: script }, 'set both, or neither'],
    [{ CAIRN_GALLERY_BASE: base }, 'set both, or neither'],
    [{ CAIRN_GALLERY_SCRIPT: 'http://gallery.example', CAIRN_GALLERY_BASE: base }, 'begins with https://'],
  ])('CMS-58 stop the start when they are wrong: %j', (env, sentence) => {
    expect(() => galleryConfig(env)).toThrow(sentence)
  })
})

describe('a page', () => {
  const directives = (galleries: readonly string[]) => {
    const all = contentSecurityPolicy(undefined, [], [], null, galleries).split('; ')
    return ['script-src', 'img-src', 'connect-src', 'trusted-types'].map((name) =>
      all.find((one) => one.startsWith(`${name} `)),
    )
  }

  test('CMS-58 may run, call and show what comes from the gallery’s origins, and no others', () => {
    expect(directives(['https://gallery.example', 'https://api.gallery.example'])).toEqual([
      "script-src 'self' https://gallery.example https://api.gallery.example",
      "img-src 'self' data: https://gallery.example https://api.gallery.example",
      "connect-src 'self' https://gallery.example https://api.gallery.example",
      'trusted-types cairn cairn-gallery',
    ])
  })

  test('CMS-58 of a shop with the built-in gallery runs nothing but its own scripts', () => {
    expect(directives([])).toEqual([
      "script-src 'self'",
      "img-src 'self' data:",
      "connect-src 'self'",
      'trusted-types cairn',
    ])
  })

  test('CMS-58 names another gallery, whose addresses cannot end their attributes', () => {
    const page = writeSettings('<meta name="cairn-debug" />', {
      debug: false,
      reportsTo: null,
      gallery: { script: `${script}?x="`, base },
    })
    expect(page).toContain(
      `<meta name="cairn-gallery" content="${script}?x=&quot;" data-base="https://api.gallery.example/v1" />`,
    )
  })
})
