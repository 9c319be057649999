import { Schema } from 'effect'
import { Email } from './consumer.ts'
import { endpoint } from './endpoint.ts'
import { Id, text } from './wire.ts'

const opened = {
  answer: Schema.Struct({ caseId: Id }),
  errors: ['ATTR100', 'ATTR200', 'ATTR300'],
  headers: 'common',
  changes: true,
} as const

/** ORD-11 */
export const openWarrantyCase = endpoint({
  ...opened,
  id: 'API-069',
  method: 'POST',
  path: '/consumers-v3/consumer/warranty',
  body: Schema.Struct({ orderNumber: text(64), productId: text(64), description: text(4000), email: Email }),
  who: 'G',
})

/** ORD-12 */
export const openContactCase = endpoint({
  ...opened,
  id: 'API-070',
  method: 'POST',
  path: '/consumers-v3/contactus',
  body: Schema.Struct({ category: text(100), subject: text(200), email: Email, message: text(4000) }),
  who: 'P',
})

export const readContactSubjects = endpoint({
  id: 'API-071',
  method: 'GET',
  path: '/consumers-v3/contactus/categorySubject',
  answer: Schema.Array(Schema.Struct({ category: Schema.String, subjects: Schema.Array(Schema.String) })),
  errors: [],
  who: 'P',
  headers: 'common',
  changes: false,
})
