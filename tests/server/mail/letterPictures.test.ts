import { expect, test } from 'vitest'
import { fallbackLocale } from '../../../server/kit/siteLocale.ts'
import { writeLetter } from '../../../server/mail/layout/writeLetter.ts'
import { demonstrationSeller } from '../../../server/kit/seller.ts'

const publicUrl = 'https://shop.example'

const pictureIn = (picture: string): string => {
  const { html } = writeLetter(
    {
      to: 'wren@example.com',
      subject: 'Your order',
      parts: [{ kind: 'items', items: [{ name: 'Harrow Mid', notes: [], picture }] }],
      because: 'order',
    },
    { locale: fallbackLocale, publicUrl, seller: demonstrationSeller },
  )
  return /<img [^>]*>/.exec(html)?.[0] ?? ''
}

test('OPR-49 a letter asks for an uploaded picture at twice the width it is shown at, and keeps its sides', () => {
  const photo = pictureIn(`/media/${'a'.repeat(32)}`)
  expect(photo).toContain(`src="${publicUrl}/media/w_144/${'a'.repeat(32)}" width="72"`)
  expect(photo).not.toContain('height=')
})

test('ORD-14 a drawing in a letter is as it was', () => {
  expect(pictureIn('/media/HARROWMID1-SAPI-1.svg')).toContain(
    `src="${publicUrl}/media/HARROWMID1-SAPI-1.svg" width="72" height="90"`,
  )
})
