import { expect, test } from 'vitest'
import { frenchSpaces } from '../../../core/domain/locale/frenchSpaces.ts'

test.each([
  ['Oublié ? Oui ; non !', 'Oublié\u00a0? Oui\u00a0; non\u00a0!'],
  ['Cadeau : « Pipkin », 9 % de moins', 'Cadeau\u00a0: «\u00a0Pipkin\u00a0», 9\u00a0% de moins'],
  [
    '{n, number, ::currency/EUR} : {n, plural, one {#} other {#}}',
    '{n, number, ::currency/EUR}\u00a0: {n, plural, one {#} other {#}}',
  ],
  ['de 10:00 à 19:00, sans rien devant', 'de 10:00 à 19:00, sans rien devant'],
])('I18N in French %s keeps its marks on the line of the word before', (written, read) => {
  expect(frenchSpaces(written)).toBe(read)
})
