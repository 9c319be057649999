import { day, hour, minute } from './Limit.ts'
import type { Limit } from './Limit.ts'

/** Messages to customer service, the bot check and what browsers report. */
export const serviceLimits = [
  {
    name: 'contact-client',
    what: 'Messages to customer service',
    calls: ['openWarrantyCase', 'openContactCase'],
    per: ['client'],
    counts: 'calls',
    most: 60,
    windowMs: hour,
  },
  {
    name: 'contact-email',
    what: 'Messages that name one address as the sender',
    calls: ['openWarrantyCase', 'openContactCase'],
    per: ['e-mail'],
    counts: 'calls',
    most: 20,
    windowMs: day,
  },
  {
    name: 'challenge-client',
    what: 'Challenges of the built-in bot check',
    calls: ['bot check challenge'],
    per: ['client'],
    counts: 'calls',
    most: 600,
    windowMs: 10 * minute,
  },
  {
    name: 'report-client',
    what: 'Problem reports',
    calls: ['problem report'],
    per: ['client'],
    counts: 'calls',
    most: 10,
    windowMs: 10 * minute,
    answer: 'RPT429',
  },
  {
    name: 'diagnostics-client',
    what: 'Batches of diagnostics',
    calls: ['diagnostics'],
    per: ['client'],
    counts: 'calls',
    most: 300,
    windowMs: minute,
  },
] as const satisfies readonly Limit[]
