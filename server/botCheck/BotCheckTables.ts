import type { BotCheckAction } from '../../core/domain/botCheck/botCheck.ts'

export type BotCheckTables = {
  /** A challenge a page has been given, until `expires_at` (epoch ms). `spent_by`: the one call its answer was used for. */
  bot_check: { id: string; action: BotCheckAction; expires_at: number; spent_by: string | null }
}
