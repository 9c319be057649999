import { Schema } from 'effect'
import { endpoint } from './endpoint.ts'
import { Email, Id, text } from './wire.ts'

const opened = {
  answer: Schema.Struct({ caseId: Id }),
  errors: ['ATTR100', 'ATTR200', 'ATTR300'],
  headers: 'common',
  changes: true,
} as const

/** Optional, so that a missing field is reported as ATTR100…300. */
const words = (maximum: number) => Schema.optionalKey(text(maximum))

/** ORD-11 */
export const openWarrantyCase = endpoint({
  ...opened,
  id: 'API-069',
  method: 'POST',
  path: '/consumers-v3/consumer/warranty',
  body: Schema.Struct({
    orderNumber: words(64),
    productId: words(64),
    description: words(4000),
    email: Schema.optionalKey(Email),
  }),
  who: 'session',
})

/** ORD-12 */
export const openContactCase = endpoint({
  ...opened,
  id: 'API-070',
  method: 'POST',
  path: '/consumers-v3/contactus',
  body: Schema.Struct({
    category: words(100),
    subject: words(200),
    email: Schema.optionalKey(Email),
    message: words(4000),
  }),
  who: 'public',
})

export const readContactSubjects = endpoint({
  id: 'API-071',
  method: 'GET',
  path: '/consumers-v3/contactus/categorySubject',
  answer: Schema.Array(Schema.Struct({ category: Schema.String, subjects: Schema.Array(Schema.String) })),
  errors: [],
  who: 'public',
  headers: 'common',
  changes: false,
})
