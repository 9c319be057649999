import { expect, test } from 'vitest'
import { dialledPhone } from '../../../ui/src/checkout/SummaryStep.tsx'

test.each([
  [{ phone: '6 12 34 56 78', phoneCode: '33' }, '+33 6 12 34 56 78'],
  [{ phone: '(303) 555 - 0142', phoneCode: '+1' }, '+1 (303) 555-0142'],
  [{ phone: '(303) 555 - 0142' }, '(303) 555-0142'],
  [{ phoneCode: '33' }, ''],
])('PHONE-09 %o is read with the dial code next to it', (entry, read) => {
  expect(dialledPhone(entry)).toBe(read)
})
