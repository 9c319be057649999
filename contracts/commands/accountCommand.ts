import { Schema } from 'effect'
import { BuyInStoreSession } from '../api/store.ts'
import { text } from '../api/wire.ts'
import { command } from './command.ts'

export const AccountCommand = Schema.Union([
  /** AUTH-13: `site` = country in lower case. */
  command('SignOut', { site: text(2) }),
  /** BIS-01. `agentUntil`, epoch ms: an agent has signed in for it (AUTH-24). */
  command('StartAssociateSession', { session: BuyInStoreSession, agentUntil: Schema.optionalKey(Schema.Int) }),
  /** BIS-06: whoever is signed in on this site leaves with it. */
  command('EndAssociateSession', { site: text(2) }),
  /** BIS-06: somebody is using the shop, so that the session does not count as left. */
  command('NoteAssociateActive', {}),
])
export type AccountCommand = typeof AccountCommand.Type
