import { Schema } from 'effect'
import { BuyInStoreSession } from '../api/entities/store.ts'
import { text } from '../api/wire.ts'
import { command } from './command.ts'

export const AccountCommand = Schema.Union([
  /** AUTH-13: `site` = country in lower case. */
  command('SignOut', { site: text(2) }),
  /** BIS-01. `agentUntil`, epoch ms: an agent has signed in for this session (AUTH-24). */
  command('StartAssociateSession', { session: BuyInStoreSession, agentUntil: Schema.optionalKey(Schema.Int) }),
  /** BIS-06: also signs out whoever is signed in on this site. */
  command('EndAssociateSession', { site: text(2) }),
  /** BIS-06: the shop is being used, so the session does not count as idle. */
  command('NoteAssociateActive', {}),
])
export type AccountCommand = typeof AccountCommand.Type
