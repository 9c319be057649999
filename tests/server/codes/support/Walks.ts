import type { ErrorCode } from '../../../../contracts/errorCatalogue.ts'
import type { CodeStage } from './codeStage.ts'
import type { Seen } from './seen.ts'

/** What a person does to see a code, and what they see then. */
export type Walks = Readonly<Partial<Record<ErrorCode, (stage: CodeStage) => Promise<Seen>>>>
