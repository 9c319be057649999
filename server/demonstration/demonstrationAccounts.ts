import type { ConsumerTables } from '../storage/tables/ConsumerTables.ts'
import { demonstrationCode } from '../store/enrolment.ts'

/**
 * One account per role, a prosumer of each programme, a second loyalty member (who still has what the first has spent),
 * one with a saved address and card, and three that have a problem, all with the same password. For demonstrations only:
 * everybody who reads this knows it.
 */
export const demonstrationPassword = 'Trail-2026'

/** A loyalty member's points, enough for two vouchers. */
export const demonstrationPoints = 1_250

type Written = Pick<
  ConsumerTables['consumer'],
  | 'email'
  | 'type'
  | 'first_name'
  | 'last_name'
  | 'is_agent'
  | 'member_id'
  | 'locked_at'
  | 'loyalty_unconfirmed_at'
  | 'programme'
  | 'programme_number'
>

const account = (
  role: string,
  type: Written['type'],
  firstName: string,
  lastName: string,
  more: Partial<Written> = {},
): Written => ({
  email: `${role}@example.com`,
  type,
  first_name: firstName,
  last_name: lastName,
  is_agent: false,
  member_id: null,
  locked_at: null,
  loyalty_unconfirmed_at: null,
  programme: null,
  programme_number: null,
  ...more,
})

/** A returning customer, with a saved address and card. */
const regular = 'regular'
export const regularEmail = `${regular}@example.com`

export const demonstrationAccounts: readonly Written[] = [
  account('consumer', 'REGISTERED', 'Wren', 'Holloway'),
  account('loyalty', 'LOYALTY', 'Idris', 'Vance', { member_id: 'M-1000042' }),
  account('employee', 'EMPLOYEE', 'Maud', 'Ferreira'),
  account('athlete', 'ATHLETE', 'Tove', 'Lindqvist'),
  account('prosumer', 'PROSUMER', 'Anselm', 'Okafor', { programme: 'WRANX', programme_number: 'W-20417' }),
  account('ipa', 'PROSUMER', 'Ilse', 'Norrell', { programme: 'IPA', programme_number: 'I-30862' }),
  account('agent', 'EMPLOYEE', 'Petra', 'Quill', { is_agent: true }),
  account(regular, 'REGISTERED', 'Hanne', 'Brandt'),
  account('locked', 'REGISTERED', 'Corin', 'Vale', { locked_at: 0 }),
  account('unconfirmed', 'LOYALTY', 'Nell', 'Arden', { member_id: 'M-1000043', loyalty_unconfirmed_at: 0 }),
  account('memberless', 'LOYALTY', 'Juno', 'Marsh'),
  account('member', 'LOYALTY', 'Sanna', 'Reyes', { member_id: 'M-1000044' }),
]

/** What a newcomer needs to know about a server with the demonstration; `/dev` pages exist in development only. */
export const demonstrationText = ({ isDevelopment }: { readonly isDevelopment: boolean }): string => {
  const accounts = `Accounts, all with the password ${demonstrationPassword}: ${demonstrationAccounts.map(({ email }) => email).join(', ')}.`
  const pages = isDevelopment ? ' Letters: /dev/mailbox. Moving orders: /dev/warehouse.' : ''
  return `${accounts}${pages} A store’s device: /associate-login with the code ${demonstrationCode}`
}
