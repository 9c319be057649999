import { demonstrationCode } from '../../store/enrolment.ts'
import { demonstrationAccounts, demonstrationPassword } from './demonstrationAccounts.ts'

/** What a newcomer needs to know of this server in development. */
export const demonstrationText = (): string =>
  `Accounts, all with the password ${demonstrationPassword}: ${demonstrationAccounts.map(({ email }) => email).join(', ')}. Letters: /dev/mailbox. Moving orders: /dev/warehouse. A store’s device: /associate-login with the code ${demonstrationCode}`
