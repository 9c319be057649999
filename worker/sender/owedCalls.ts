import { apiByName } from '../../contracts/api/apiByName.ts'
import { record } from '../../core/commands/record.ts'

/** What only the tab that sends needs: the contract's entries for owed calls, and what their answers mean. */
export const owedCalls = { apiByName, record }
