import type { ConsumerTables } from '../ConsumerTables.ts'

/** One account per role, all with the same password. For development alone: everybody who reads this knows it. */
export const demonstrationPassword = 'Trail-2026'

/** What the loyalty member has, enough for two vouchers. */
export const demonstrationPoints = 1_250

type Written = Pick<ConsumerTables['consumer'], 'email' | 'type' | 'first_name' | 'last_name' | 'is_agent' | 'member_id'>

const account = (role: string, type: Written['type'], firstName: string, lastName: string, more: Partial<Written> = {}): Written => ({
  email: `${role}@example.com`,
  type,
  first_name: firstName,
  last_name: lastName,
  is_agent: false,
  member_id: null,
  ...more,
})

export const demonstrationAccounts: readonly Written[] = [
  account('consumer', 'REGISTERED', 'Wren', 'Holloway'),
  account('loyalty', 'LOYALTY', 'Idris', 'Vance', { member_id: 'M-1000042' }),
  account('employee', 'EMPLOYEE', 'Maud', 'Ferreira'),
  account('athlete', 'ATHLETE', 'Tove', 'Lindqvist'),
  account('prosumer', 'PROSUMER', 'Anselm', 'Okafor'),
  account('agent', 'EMPLOYEE', 'Petra', 'Quill', { is_agent: true }),
]
